const key = "place";

/** The place that was last searched for on this device; empty where there is none. */
export function rememberedPlace(): string {
	try {
		return localStorage.getItem(key) ?? "";
	} catch {
		return "";
	}
}

/** Keeps the place, as it was typed, for the next visit from this device; an empty one is forgotten. Never throws. */
export function rememberPlace(place: string): void {
	try {
		if (place === "") localStorage.removeItem(key);
		else localStorage.setItem(key, place);
	} catch {
		// Storage is full or blocked: the place is then asked for again.
	}
}
