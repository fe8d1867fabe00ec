const key = "install-offer";

/** Whether this browser was offered the site for the home screen. One that blocks all site data is never asked. */
export function wasOffered(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return true;
	}
}

/** Stores that the offer was shown. */
export function storeOffered(): void {
	localStorage.setItem(key, "shown");
}
