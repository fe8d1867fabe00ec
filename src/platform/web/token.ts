const key = "token";
/** Stands there after somebody left on purpose: other tabs then forget what they typed. */
const leftKey = "left";
const watchers = new Set<() => void>();

/** The token of the person whom this tab shows; null while it shows nobody's. */
let shown: string | null = null;

/** The session token that this browser holds; null outside of a browser, where storage is blocked and when nobody is signed in. */
export function readToken(): string | null {
	return read(key);
}

function read(name: string): string | null {
	try {
		return typeof localStorage === "undefined" ? null : localStorage.getItem(name);
	} catch {
		// A browser that blocks all site data throws at the mere mention of localStorage.
		return null;
	}
}

/** Says whose screens this tab shows from now on, by the token that their account was loaded with. */
export function showToken(token: string | null): void {
	shown = token;
}

/**
 * The token to call with. Another tab may have logged somebody else in a moment ago: what is typed on the screens of
 * one person is never sent as another, but as nobody.
 */
export function callerToken(): string | null {
	const token = readToken();
	return shown === null || shown === token ? token : null;
}

/** True after somebody logged out or deleted the account, in whichever tab; false where a session ended by itself. */
export function wasLeft(): boolean {
	return read(leftKey) !== null;
}

/** Keeps the token of a session that began and tells all who watch. */
export function storeToken(token: string): void {
	localStorage.removeItem(leftKey);
	localStorage.setItem(key, token);
	announce();
}

/** Forgets the token and tells all who watch. */
export function removeToken(): void {
	localStorage.removeItem(key);
	announce();
}

/** Forgets the token because its person wants to be gone, and tells all who watch. */
export function leaveToken(): void {
	// First: other tabs look for it as soon as the token is gone.
	localStorage.setItem(leftKey, "true");
	removeToken();
}

function announce(): void {
	for (const tell of watchers) tell();
}

/**
 * Tells when the token may have changed: here, in another tab, or while the browser kept this page aside.
 * Answers how to stop listening.
 */
export function watchToken(tell: () => void): () => void {
	watchers.add(tell);
	window.addEventListener("storage", tell);
	window.addEventListener("pageshow", tell);
	return () => {
		watchers.delete(tell);
		window.removeEventListener("storage", tell);
		window.removeEventListener("pageshow", tell);
	};
}
