import { getLocale } from "../../paraglide/runtime.js";
import { mainLanguage } from "../languages.ts";

/** The one service worker of the site, which has an offline page in the language of the reader: decision 038. */
export const workerAddress = () =>
	getLocale() === mainLanguage ? "/service-worker.js" : `/service-worker.js?locale=${getLocale()}`;

/** Registers the service worker. Development has none, because it would keep old code. */
export function registerWorker(): void {
	if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
	// A browser that refuses shows the site without copies.
	navigator.serviceWorker.register(workerAddress()).catch(() => {});
}
