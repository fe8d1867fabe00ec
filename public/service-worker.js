// The service worker: keeps pages readable without a network, sends requests written without one, and shows Web Push.
// See docs/decisions/038-offline.md. The build writes the names of its assets into `built`, so each release is a new
// version. A new version waits until the last page of the old one is closed, because nothing calls skipWaiting.

const built = [];
const release = built.find((name) => name.startsWith("manifest-")) ?? "";

const offlinePage = "/offline";
/** Each release has its own offline page, because its scripts change with it. */
const offlineCache = `offline ${release}`;
/** How many entries a cache keeps; the oldest are removed. */
const keptAtMost = { pages: 40, data: 40, pictures: 60 };
/** After this many milliseconds without a response, a page opens from its last copy. */
const timeoutMs = 4_000;
/** The server recognises a repeated request for this long, in milliseconds. */
const keysKeptFor = 24 * 60 * 60_000;

const ignore = () => {};
const isPublic = ({ ok, headers }) => ok && /\bpublic\b/.test(headers.get("cache-control") ?? "");

/** Stores a response that is the same for everyone; removes the copy of a page that is gone. */
async function keep(cacheName, url, response) {
	const cache = await caches.open(cacheName);
	if (response.status === 404 || response.status === 410) await cache.delete(url);
	if (!isPublic(response)) return;
	await cache.put(url, response);
	const limit = keptAtMost[cacheName];
	if (limit === undefined) return;
	const keys = await cache.keys();
	await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

const assetsIn = (html) => [...new Set(html.match(/\/(?:assets|fonts)\/[\w.-]+/g))];

/** Stores a page with the files that its HTML names. */
async function keepWithAssets(cacheName, url) {
	const response = await fetch(url);
	if (!isPublic(response)) throw new Error(`${url} is not for everyone`);
	const assets = await caches.open("assets");
	await assets.addAll(assetsIn(await response.clone().text()));
	await keep(cacheName, url, response);
}

/** Removes what earlier releases left, except the files that kept pages need. */
async function removeOld() {
	const names = await caches.keys();
	await Promise.all(
		names.filter((name) => /^offline /.test(name) && name !== offlineCache).map((name) => caches.delete(name)),
	);
	const used = new Set(built.map((name) => `/assets/${name}`));
	const pages = await caches.open("pages");
	for (const key of await pages.keys()) {
		const page = await pages.match(key, { ignoreVary: true });
		for (const path of assetsIn((await page?.text()) ?? "")) used.add(path);
	}
	const assets = await caches.open("assets");
	const isOld = ({ pathname }) => pathname.startsWith("/assets/") && !used.has(pathname);
	for (const key of await assets.keys()) if (isOld(new URL(key.url))) await assets.delete(key);
}

/** Begins to serve open pages without reloading them, and keeps those that the first version finds open. */
async function takeOver() {
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
	await removeOld();
	const open = await self.clients.matchAll({ type: "window" });
	await Promise.all(open.map(({ url }) => keepWithAssets("pages", url).catch(ignore)));
}

self.addEventListener("install", (event) => event.waitUntil(keepWithAssets(offlineCache, offlinePage)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver().catch(ignore)));

const copyOf = (cacheName, { url }) => caches.match(url, { cacheName, ignoreVary: true });

async function fetchAndKeep(event, cacheName) {
	const response = (await event.preloadResponse) ?? (await fetch(event.request));
	event.waitUntil(keep(cacheName, event.request.url, response.clone()).catch(ignore));
	return response;
}

async function keptOrFresh(event, cacheName) {
	return (await copyOf(cacheName, event.request)) ?? fetchAndKeep(event, cacheName);
}

/** The network's response; its last copy if the network fails or is slow. Rejects if there is neither. */
async function freshOrKept(event, cacheName) {
	const fresh = fetchAndKeep(event, cacheName);
	event.waitUntil(fresh.catch(ignore));
	const copy = await copyOf(cacheName, event.request);
	if (copy === undefined) return fresh;
	const late = new Promise((resolve) => setTimeout(resolve, timeoutMs, copy));
	return Promise.race([fresh.catch(() => copy), late]);
}

const pathOf = ({ pathname, search }) => pathname + search;

/** A document. The offline page learns from the fragment which page it replaces. */
const openPage = (event, url) =>
	freshOrKept(event, "pages").catch(() => Response.redirect(`${offlinePage}#${pathOf(url)}`));

/** The path and query of the page whose data React Router requests. */
function pageOfData(url) {
	const page = new URL(url);
	page.pathname = page.pathname.replace(/_?\.data$/, "");
	page.searchParams.delete("_routes");
	return pathOf(page);
}

/** The data of a page. Without any, React Router opens the document, of which there may be a copy. */
async function readData(event, url) {
	try {
		return await freshOrKept(event, "data");
	} catch (failure) {
		const client = await self.clients.get(event.clientId);
		const page = pageOfData(url);
		// A page that only reloads its data stays as it is.
		if (client === undefined || pathOf(new URL(client.url)) === page) throw failure;
		return new Response(null, {
			status: 204,
			headers: { "x-remix-redirect": page, "x-remix-reload-document": "true" },
		});
	}
}

/** The worker's response, or null for what only the network answers: anything with a session token, and the API. */
function answerOf(event) {
	const { method, headers, mode, destination } = event.request;
	const url = new URL(event.request.url);
	if (method !== "GET" || url.origin !== self.location.origin || headers.has("x-auth-token")) return null;
	if (url.pathname.startsWith("/api/")) return null;
	if (url.pathname === offlinePage && mode === "navigate") return keptOrFresh(event, offlineCache);
	if (mode === "navigate") return openPage(event, url);
	if (/^\/(assets|fonts)\//.test(url.pathname)) return keptOrFresh(event, "assets");
	if (url.pathname.endsWith(".data")) return readData(event, url);
	return destination === "image" ? keptOrFresh(event, "pictures") : null;
}

self.addEventListener("fetch", (event) => {
	const answer = answerOf(event);
	if (answer !== null) event.respondWith(answer);
});

self.addEventListener("push", (event) => {
	let message = {};
	try {
		message = event.data?.json() ?? {};
	} catch {
		// Browsers demand that every message shows something.
	}
	const { title = "Nukkad", body = "", url = "/notifications", tag = "" } = message;
	// A second notification about the same subject replaces the first and alerts again.
	const options = { body, tag, renotify: tag !== "", icon: "/icon-192.png", data: { url } };
	event.waitUntil(self.registration.showNotification(title, options));
});

/** Shows a page: in the tab that is open at its address, otherwise in a new one, so that no typed text is lost. */
async function show(address) {
	const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const tab = tabs.find(({ url }) => url === address.href);
	return tab === undefined ? self.clients.openWindow(address.href) : tab.focus();
}

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	const address = new URL(event.notification.data?.url ?? "/notifications", self.location.origin);
	if (address.origin === self.location.origin) event.waitUntil(show(address));
});
