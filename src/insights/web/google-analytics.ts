import { templateOf } from "../page-template.ts";

type Page = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

const page = () => window as unknown as Page;

/** Queues a command for Google's script, which expects the arguments object itself, not an array. */
function command(..._values: unknown[]): void {
	// oxlint-disable-next-line prefer-rest-params
	(page().dataLayer ??= []).push(arguments);
}

/**
 * Counts a view of the page with Google Analytics and loads its script the first time. Google gets the page's template
 * ("/lead/:id"), never its address or title, which can name a record or a person.
 */
export function countWithGoogle(measurementId: string, path: string): void {
	const template = templateOf(path, () => true);
	if (template === null) return;
	const view = { page_location: `${location.origin}${template}`, page_title: template, page_referrer: "" };
	page()[`ga-disable-${measurementId}`] = false;
	command("set", view);
	const source = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
	if (document.querySelector(`script[src="${source}"]`) === null) {
		command("js", new Date());
		command("config", measurementId, {
			send_page_view: false,
			allow_google_signals: false,
			allow_ad_personalization_signals: false,
		});
		document.head.append(Object.assign(document.createElement("script"), { src: source, async: true }));
	}
	command("event", "page_view");
}

/** Stops counting at once and deletes the cookies of Google Analytics. */
export function stopCounting(measurementId: string): void {
	page()[`ga-disable-${measurementId}`] = true;
	const labels = location.hostname.split(".");
	const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
	const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
	for (const name of names.filter((one) => one.startsWith("_ga")))
		for (const domain of ["", ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}
