/** The one service worker of the site: decision 038. */
export const workerAddress = "/service-worker.js";

/** Registers the service worker. Development has none, because it would keep old code. */
export function registerWorker(): void {
	if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
	// A browser that refuses shows the site without copies.
	navigator.serviceWorker.register(workerAddress).catch(() => {});
}
