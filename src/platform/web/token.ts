const key = "token";
/** Stored after a person logged out on purpose: other tabs then delete what was typed. */
const leftKey = "left";
const watchers = new Set<() => void>();

/** The token of the person whom this tab shows; null for a guest. */
let shown: string | null = null;

/** The session token that this browser stores; null outside a browser, if storage is blocked, and for a guest. */
export function readToken(): string | null {
	return read(key);
}

function read(name: string): string | null {
	try {
		return typeof localStorage === "undefined" ? null : localStorage.getItem(name);
	} catch {
		// A browser that blocks all site data throws on any access to localStorage.
		return null;
	}
}

/** Sets whose screens this tab shows, by the token with which the account was loaded. */
export function showToken(token: string | null): void {
	shown = token;
}

/**
 * The token for calls. Another tab may have just logged in someone else: input typed on one person's screens is
 * never sent as another person, but as a guest.
 */
export function callerToken(): string | null {
	const token = readToken();
	return shown === null || shown === token ? token : null;
}

/** True after someone logged out or deleted the account, in any tab; false if a session expired. */
export function wasLeft(): boolean {
	return read(leftKey) !== null;
}

/** Stores the token of a new session and notifies all subscribers. */
export function storeToken(token: string): void {
	localStorage.removeItem(leftKey);
	localStorage.setItem(key, token);
	notifySubscribers();
}

/** Deletes the token and notifies all subscribers. */
export function removeToken(): void {
	localStorage.removeItem(key);
	notifySubscribers();
}

/** Deletes the token because its person logged out, and notifies all subscribers. */
export function leaveToken(): void {
	// First, because other tabs read it as soon as the token is gone.
	localStorage.setItem(leftKey, "true");
	removeToken();
}

function notifySubscribers(): void {
	for (const notify of watchers) notify();
}

/**
 * Notifies when the token may have changed: here, in another tab, or while the browser kept this page in its
 * back/forward cache. Returns the function that unsubscribes.
 */
export function watchToken(notify: () => void): () => void {
	watchers.add(notify);
	window.addEventListener("storage", notify);
	window.addEventListener("pageshow", notify);
	return () => {
		watchers.delete(notify);
		window.removeEventListener("storage", notify);
		window.removeEventListener("pageshow", notify);
	};
}
