type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const key = "install-offer";
/** Dispatched on the window after something worked. */
export const workedEvent = "task:worked";

let heldBack: InstallPrompt | null = null;

/** Keeps the browser from offering to install the site on a first visit. */
export function holdInstallPrompt(): void {
	window.addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		heldBack = event as InstallPrompt;
	});
}

/** The browser's own question, if it has one. */
export const installPrompt = (): InstallPrompt | null => heldBack;

/** Something that the person came for has worked: a request was sent, a lead claimed, a registration paid. */
export function markWorked(): void {
	try {
		if (localStorage.getItem(key) === null) localStorage.setItem(key, "due");
	} catch {
		// A browser that blocks all site data is never asked.
	}
	window.dispatchEvent(new Event(workedEvent));
}

/** Whether the site may be offered for the home screen: after something worked, and only once. */
export function isOfferDue(): boolean {
	try {
		return localStorage.getItem(key) === "due";
	} catch {
		return false;
	}
}

/** Stores that the offer was shown. */
export function settleOffer(): void {
	localStorage.setItem(key, "done");
}
