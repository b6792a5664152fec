// @ts-check
// Lets this browser take push messages, where it can; says why not where it cannot.

import { find, findAll, get } from "./dom.js";

const form = get("#subscribe");
/** @param {string} id */
const say = (id) => {
  get(`#${id}`).hidden = false;
};

const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
get("#push-no-script").hidden = true;
if (!isSecureContext) say("push-insecure");
else if (canPush) await showUnlessKnown();
else say("push-missing");

// A browser that is subscribed may do so again: the server then knows its present address.
async function showUnlessKnown() {
  form.hidden = false;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && findAll(".browser").length) form.hidden = true;
}

find("button", form)?.addEventListener("click", subscribe);

async function subscribe() {
  for (const problem of findAll("#push-refused, #push-unreached")) problem.hidden = true;
  if ((await Notification.requestPermission()) !== "granted") {
    say("push-refused");
    return;
  }
  try {
    await navigator.serviceWorker.register("/worker.js", { scope: "/" });
    const { pushManager } = await navigator.serviceWorker.ready;
    send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: form.dataset.key }));
  } catch {
    say("push-unreached");
  }
}

/** @param {PushSubscription} subscription */
function send(subscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const values = { endpoint, key: keys.p256dh ?? "", auth: keys.auth ?? "" };
  for (const [name, value] of Object.entries(values)) {
    /** @type {HTMLInputElement} */
    const field = get(`[name=${name}]`, form);
    field.value = value;
  }
  /** @type {HTMLFormElement} */
  (form).submit();
}
