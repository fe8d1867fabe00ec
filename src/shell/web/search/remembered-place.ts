const key = "place";

/** The last place searched for on this device; empty without one. */
export function rememberedPlace(): string {
	try {
		return localStorage.getItem(key) ?? "";
	} catch {
		return "";
	}
}

/** Stores the place as typed for the next visit from this device; an empty one is removed. Never throws. */
export function rememberPlace(place: string): void {
	try {
		if (place === "") localStorage.removeItem(key);
		else localStorage.setItem(key, place);
	} catch {
		// Storage is full or blocked: the place is asked for again.
	}
}
