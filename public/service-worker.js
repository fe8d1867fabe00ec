// The service worker: keeps pages readable without a network, sends requests written without one, and shows Web Push.
// See docs/decisions/038-offline.md. The build writes the names of its assets and of the brand into it, so each release is a new
// version. A new version waits until the last page of the old one is closed, because nothing calls skipWaiting.

const built = [];
const brandName = "";
/** Of the paths of pages in the reader's language, with which pages register this worker. */
const locale = new URL(self.location.href).searchParams.get("locale");
const prefix = locale === null ? "" : `/${locale}`;
const offlinePage = `${prefix}/offline`;
/** Each release has its own offline page, because its scripts change with it. */
const release = built.filter((name) => name.startsWith("manifest-")).join(" ");
const offlineCache = `offline ${offlinePage} ${release}`;
/** How many entries a cache keeps; the oldest are removed. */
const keptAtMost = { pages: 40, data: 40, pictures: 60 };
/** In milliseconds: how long a page waits for the network, and how long the server recognises a repeated request. */
const timeoutMs = 4_000;
const keysKeptFor = 24 * 60 * 60_000;
/** The message and the sync event with which pages ask for sending. */
const sendTag = "send-requests";

const ignore = () => {};
const pathOf = ({ pathname, search }) => pathname + search;
const assetsIn = (html) => new Set(html.match(/\/(?:assets|fonts)\/[\w.-]+/g));
const isPublic = ({ ok, headers }) => ok && /\bpublic\b/.test(headers.get("cache-control") ?? "");

/** Stores a response that is the same for everyone; removes the copy of a page that is gone. */
async function keep(cacheName, url, response) {
	const cache = await caches.open(cacheName);
	if (response.status === 404 || response.status === 410) await cache.delete(url);
	if (!isPublic(response)) return;
	await cache.put(url, response);
	if (!(cacheName in keptAtMost)) return;
	const keys = await cache.keys();
	const excess = Math.max(0, keys.length - keptAtMost[cacheName]);
	await Promise.all(keys.slice(0, excess).map((key) => cache.delete(key)));
}

/** Stores a page with the files that its HTML names. */
async function keepWithAssets(cacheName, url) {
	const response = await fetch(url);
	if (!isPublic(response)) throw new Error(`${url} is not for everyone`);
	const assets = await caches.open("assets");
	await assets.addAll([...assetsIn(await response.clone().text())]);
	await keep(cacheName, url, response);
}

/** Removes what earlier releases left, except the files that kept pages need. */
async function removeOld() {
	for (const name of await caches.keys())
		if (name.startsWith("offline ") && name !== offlineCache) await caches.delete(name);
	const used = new Set(built.map((name) => `/assets/${name}`));
	for (const page of await (await caches.open("pages")).matchAll())
		for (const path of assetsIn(await page.text())) used.add(path);
	const assets = await caches.open("assets");
	for (const key of await assets.keys()) {
		const { pathname } = new URL(key.url);
		if (pathname.startsWith("/assets/") && !used.has(pathname)) await assets.delete(key);
	}
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

/** The copy; undefined without one, and if the browser's storage fails. */
const copyOf = (cacheName, { url }) => caches.match(url, { cacheName, ignoreVary: true }).catch(ignore);
async function fetchAndKeep(event, cacheName) {
	const response = (await event.preloadResponse) ?? (await fetch(event.request));
	event.waitUntil(keep(cacheName, event.request.url, response.clone()).catch(ignore));
	return response;
}

const keptOrFresh = async (event, cacheName) =>
	(await copyOf(cacheName, event.request)) ?? fetchAndKeep(event, cacheName);

/** The network's response; its last copy if the network fails or is slow. Rejects if there is neither. */
async function freshOrKept(event, cacheName) {
	const fresh = fetchAndKeep(event, cacheName);
	event.waitUntil(fresh.catch(ignore));
	const copy = await copyOf(cacheName, event.request);
	if (copy === undefined) return fresh;
	const late = new Promise((resolve) => setTimeout(resolve, timeoutMs, copy));
	return Promise.race([fresh.catch(() => copy), late]);
}

/** A document. The offline page learns from the fragment which page it replaces. */
const openPage = (event, url) =>
	freshOrKept(event, "pages").catch(() => Response.redirect(`${offlinePage}#${pathOf(url)}`));

/** The data of a page for the router. If there is none, the router opens the document, which may have a copy. */
async function readData(event, url) {
	try {
		return await freshOrKept(event, "data");
	} catch (failure) {
		const client = await self.clients.get(event.clientId);
		url.pathname = url.pathname.replace(/_?\.data$/, "");
		url.searchParams.delete("_routes");
		// A page that only reloads its data stays as it is.
		if (client === undefined || pathOf(new URL(client.url)) === pathOf(url)) throw failure;
		const isLocal = url.pathname.startsWith(`${prefix}/`);
		const path = isLocal ? pathOf(url).slice(prefix.length) : pathOf(url);
		const headers = { "x-remix-redirect": path, "x-remix-reload-document": "true" };
		return new Response(null, { status: 204, headers });
	}
}

self.addEventListener("fetch", (event) => {
	const { method, headers, mode, destination } = event.request;
	const url = new URL(event.request.url);
	const { origin, pathname } = url;
	// Only the network answers the API, and anything with a session token.
	const isPrivate = headers.has("x-auth-token") || pathname.startsWith("/api/");
	if (method !== "GET" || origin !== self.location.origin || isPrivate) return;
	if (mode === "navigate" && pathname === offlinePage) event.respondWith(keptOrFresh(event, offlineCache));
	else if (mode === "navigate") event.respondWith(openPage(event, url));
	else if (/^\/(assets|fonts)\//.test(pathname)) event.respondWith(keptOrFresh(event, "assets"));
	else if (pathname.endsWith(".data")) event.respondWith(readData(event, url));
	else if (destination === "image") event.respondWith(keptOrFresh(event, "pictures"));
});

const resultOf = (request) =>
	new Promise((resolve, reject) =>
		Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }),
	);

/** Runs a transaction on the requests that were written without a network: src/platform/web/outbox.ts. */
async function inOutbox(work) {
	const opening = indexedDB.open("nukkad-outbox", 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore("requests");
	const database = await resultOf(opening);
	try {
		return await work(database.transaction("requests", "readwrite").objectStore("requests"));
	} finally {
		database.close();
	}
}

/** What the server decides about a request. Rejects if it cannot be reached or cannot decide now. */
async function outcomeOf({ key, token, body, keptAt }) {
	// The server may have it already, and would not recognise it any more.
	if (Date.now() - keptAt > keysKeptFor) return { status: 0, leadId: null, reasons: [] };
	const headers = { "content-type": "application/json", "idempotency-key": key, "x-auth-token": token };
	const response = await fetch("/api/lead", { method: "POST", headers, body });
	const { status } = response;
	if (status >= 500) throw new Error(`the server responded with ${status}`);
	const { lead, errors, message = "" } = await response.json();
	return { status, leadId: lead?._id ?? null, reasons: errors?.map(({ msg }) => msg) ?? [message] };
}

/** Shows an outcome: open pages read it from the outbox; if none is visible, as a notification. */
async function report({ key, words }, { status, leadId }) {
	const pages = await self.clients.matchAll({ type: "window" });
	for (const page of pages) page.postMessage("outbox");
	const isSeen = pages.some(({ visibilityState }) => visibilityState === "visible");
	if (isSeen || Notification.permission !== "granted") return;
	const options = { tag: key, icon: "/icon-192.png", data: { url: leadId === null ? `${prefix}/` : `${prefix}/lead/${leadId}` } };
	await self.registration.showNotification(status === 201 ? words.sent : words.refused, options);
}

async function sendKept() {
	for (const request of await inOutbox((store) => resultOf(store.getAll()))) {
		if (request.outcome !== undefined) continue;
		const outcome = await outcomeOf(request);
		await inOutbox(async (store) => {
			const isThere = (await resultOf(store.getKey(request.key))) !== undefined;
			// A logout may have deleted it meanwhile.
			if (isThere) await resultOf(store.put({ ...request, outcome }, request.key));
		});
		await report(request, outcome);
	}
}

let sending = null;
const sendOnce = () => (sending ??= sendKept().finally(() => (sending = null)));
self.addEventListener("message", (event) => event.data === sendTag && event.waitUntil(sendOnce().catch(ignore)));
// If it rejects, the browser tries again later.
self.addEventListener("sync", (event) => event.tag === sendTag && event.waitUntil(sendOnce()));

self.addEventListener("push", (event) => {
	const { title = brandName, body = "", url = `${prefix}/notifications`, tag = "" } = event.data?.json() ?? {};
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
	const address = new URL(event.notification.data?.url ?? `${prefix}/notifications`, self.location.origin);
	if (address.origin === self.location.origin) event.waitUntil(show(address));
});
