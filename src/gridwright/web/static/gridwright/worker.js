// @ts-nocheck -- a worker has other globals than a page
// The service worker: shows what is pushed to this browser, and opens what it is about. It keeps no pages.

self.addEventListener("install", () => {
  self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

/** @param {PushMessageData | null} data */
async function show(data) {
  const { title = "gridwright", body = "", path = "/notifications", tag = "notices" } = read(data);
  await self.registration.showNotification(title, { body, tag, data: { path } });
}

/** @param {PushMessageData | null} data */
function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {}; // no message of ours: browsers want a notification for each all the same
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

// Goes to a page that shows it already, or to any of ours, or to a new one.
/** @param {string} path */
async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (page ? page.focus() : self.clients.openWindow(address.href));
}
