const key = "token";
const watchers = new Set<() => void>();

/** The session token that this browser holds; null outside of a browser, where storage is blocked and when nobody is signed in. */
export function readToken(): string | null {
	try {
		return typeof localStorage === "undefined" ? null : localStorage.getItem(key);
	} catch {
		// A browser that blocks all site data throws at the mere mention of localStorage.
		return null;
	}
}

/** Keeps the token of a session that began and tells all who watch. */
export function storeToken(token: string): void {
	localStorage.setItem(key, token);
	announce();
}

/** Forgets the token and tells all who watch. */
export function removeToken(): void {
	localStorage.removeItem(key);
	announce();
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
