// Service worker: answers a page that cannot be loaded with the offline page. Nothing else is cached or changed, so
// no private data and no outdated page ever comes from it. The script's address names the area's default language:
// /sw.js?default=zh
const CACHE = "offline-1";
const PAGES = { en: "/offline.en.html", zh: "/offline.zh.html" };
const defaultLanguage = new URL(self.location.href).searchParams.get("default") === "zh" ? "zh" : "en";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(Object.values(PAGES)))
      .then(() => self.skipWaiting()),
  );
});

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // The page is requested while the worker starts, so that the worker costs a visit no time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

function languageOf(url) {
  const prefix = /^\/(en|zh)(?=\/|$)/.exec(new URL(url).pathname);
  return prefix ? prefix[1] : defaultLanguage;
}

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const offline = await caches.match(PAGES[languageOf(event.request.url)]);
    if (!offline) throw error;
    return offline;
  }
}

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(load(event));
});
