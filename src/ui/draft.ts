/** What a form can keep: the values of its fields by name. Files are not kept. */
export type Draft = Record<string, string | number | boolean | string[]>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (key: string) => `draft:${key}`;

const isSameKind = (kept: unknown, empty: unknown) =>
	typeof kept === typeof empty &&
	Array.isArray(kept) === Array.isArray(empty) &&
	kept !== null &&
	(!Array.isArray(kept) || kept.every((one) => typeof one === "string"));

/** The kept draft over `empty`; what an older form kept under another name or of another kind is left out. */
export function recallDraft<T extends Draft>(store: Store, key: string, empty: T): T {
	const kept = readRecord(store, nameOf(key));
	const known = Object.entries(kept).filter(
		([name, value]) => name in empty && isSameKind(value, empty[name]),
	);
	return { ...empty, ...Object.fromEntries(known) };
}

function readRecord(store: Store, name: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(store.getItem(name) ?? "{}");
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
	} catch {
		return {};
	}
}

/** Keeps a draft; a browser whose storage is full or switched off keeps nothing, and the form works all the same. */
export function keepDraft(store: Store, key: string, draft: Draft): void {
	try {
		store.setItem(nameOf(key), JSON.stringify(draft));
	} catch {
		// Nothing to do: the draft lives on in the page.
	}
}

export function forgetDraft(store: Store, key: string): void {
	try {
		store.removeItem(nameOf(key));
	} catch {
		// As above.
	}
}
