// The app shell works without a network, and so do the rules once they were read: built files are kept, the page itself,
// texts, pictures and rules are asked for first and kept as well.
const SHELL = "lamplight-shell-1";

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"])));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => {
    event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))));
    self.clients.claim();
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== location.origin) return;
    const kept = url.pathname.startsWith("/assets/");
    const read = ["/api/texts/", "/api/pictures/", "/api/rules/", "/api/games"].some((path) => url.pathname.startsWith(path));
    if (url.pathname.startsWith("/api/") && !read) return;
    event.respondWith(kept ? fromCache(event.request) : fromNetwork(event.request));
});

/** From the cache, else from the network: files whose names change with their content. */
async function fromCache(request) {
    const found = await caches.match(request);
    return found ?? store(request, await fetch(request));
}

/** From the network, else what was kept; any page is the one page. */
async function fromNetwork(request) {
    try {
        return await store(request, await fetch(request));
    } catch (error) {
        const found = (await caches.match(request)) ?? (request.mode === "navigate" ? await caches.match("/") : undefined);
        if (found) return found;
        throw error;
    }
}

async function store(request, answer) {
    if (answer.ok) {
        const cache = await caches.open(SHELL);
        await cache.put(request.mode === "navigate" ? "/" : request, answer.clone());
    }
    return answer;
}
