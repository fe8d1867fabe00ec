type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Dispatched on the window after something worked. */
export const workedEvent = "task:worked";

/** The browser's own question, if it has one, and whether something has worked in this page. */
export const installOffer: { prompt: InstallPrompt | null; isDue: boolean } = { prompt: null, isDue: false };

/** Keeps the browser from offering to install the site on a first visit. */
export function holdInstallPrompt(): void {
	window.addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		installOffer.prompt = event as InstallPrompt;
	});
}

/** Something that the person came for has worked: a request was sent, a lead claimed, a registration paid. */
export function markWorked(): void {
	installOffer.isDue = true;
	window.dispatchEvent(new Event(workedEvent));
}
