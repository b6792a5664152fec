// @ts-check
// Lets the browser make or use a passkey, and sends what it says with the form.

import { findAll, get } from "./dom.js";

/** @param {string} text in base64url */
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.codePointAt(0) ?? 0);

/** @param {ArrayBuffer | null} buffer */
const base64url = (buffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {any} options as the server writes them */
const readable = (options) => ({
  ...options,
  challenge: bytes(options.challenge),
  ...(options.user && { user: { ...options.user, id: bytes(options.user.id) } }),
  ...(options.excludeCredentials && {
    excludeCredentials: options.excludeCredentials.map((/** @type {any} */ known) => ({ ...known, id: bytes(known.id) })),
  }),
});

/** @param {PublicKeyCredential} credential */
function written(credential) {
  const response = /** @type {any} */ (credential.response);
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const parts = names.filter((name) => response[name]).map((name) => [name, base64url(response[name])]);
  return JSON.stringify({
    id: credential.id,
    rawId: base64url(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(parts),
  });
}

/** @param {HTMLFormElement} form */
async function answer(form) {
  const sent = await fetch(form.dataset.options ?? "", { method: "POST", body: new FormData(form) });
  if (!sent.ok) throw new Error(String(sent.status));
  const { token, options } = await sent.json();
  const publicKey = readable(options);
  const credential =
    form.dataset.kind === "create"
      ? await navigator.credentials.create({ publicKey })
      : await navigator.credentials.get({ publicKey });
  get("[name=token]", form).setAttribute("value", token);
  get("[name=answer]", form).setAttribute("value", written(/** @type {PublicKeyCredential} */ (credential)));
  form.submit();
}

if ("PublicKeyCredential" in globalThis) {
  for (const hint of findAll("[data-without-passkeys]")) hint.hidden = true;
  for (const form of /** @type {HTMLFormElement[]} */ (findAll("form.passkey"))) {
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const message = get("[role=alert]", form);
      message.hidden = true;
      try {
        await answer(form);
      } catch {
        message.textContent = message.dataset.failed ?? "";
        message.hidden = false;
      }
    });
  }
}
