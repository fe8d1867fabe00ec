const key = "install-offer";

/** Whether this browser was offered the site for the home screen. One that blocks all site data is never asked. */
export function wasOffered(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return true;
	}
}

/** Stores that the offer was shown. Returns false if the storage is full: then it would be shown again and again. */
export function storeOffered(): boolean {
	try {
		localStorage.setItem(key, "shown");
		return true;
	} catch {
		return false;
	}
}
