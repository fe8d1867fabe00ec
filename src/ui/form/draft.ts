/** What a form can store: the values of its fields by name. Files are not stored. */
export type Draft = Record<string, string | number | boolean | string[]>;

/** Where drafts are stored. */
export type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const prefix = "draft:";
const nameOf = (key: string) => `${prefix}${key}`;

/** How long a draft outlives its tab, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Whether a lasting draft was stored less than 30 days before `now`. */
const isFresh = (kept: string, now: number) => now - Number(kept.slice(0, kept.indexOf("|"))) < keptFor;

/**
 * A store for drafts that outlive their tab: anything stored more than 30 days before `now` (milliseconds since the
 * epoch) is ignored.
 */
export function lastingStore(store: DraftStore, now: () => number): DraftStore {
	return {
		getItem: (name) => {
			const kept = store.getItem(name);
			return kept !== null && isFresh(kept, now()) ? kept.slice(kept.indexOf("|") + 1) : null;
		},
		setItem: (name, value) => store.setItem(name, `${now()}|${value}`),
		removeItem: (name) => store.removeItem(name),
	};
}

/** Removes the drafts that `isGone` selects by name and content; `open` may throw, as disabled storage does. */
function removeDrafts(open: () => Storage, isGone: (name: string, kept: string) => boolean): void {
	try {
		const storage = open();
		const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
		for (const name of names.filter((one) => one.startsWith(prefix))) {
			if (isGone(name, storage.getItem(name) ?? "")) storage.removeItem(name);
		}
	} catch {
		// Nothing is stored, so there is nothing to remove.
	}
}

/** Removes lasting drafts that expired, of all accounts. */
export function sweepDrafts(open: () => Storage, now: () => number): void {
	removeDrafts(open, (_, kept) => !isFresh(kept, now()));
}

/** Removes an account's drafts, which contain its id in the key or in the values. */
export function clearDraftsOf(open: () => Storage, accountId: string): void {
	removeDrafts(open, (name, kept) => name.includes(accountId) || kept.includes(accountId));
}

const isSameKind = (kept: unknown, empty: unknown) =>
	typeof kept === typeof empty &&
	Array.isArray(kept) === Array.isArray(empty) &&
	kept !== null &&
	(!Array.isArray(kept) || kept.every((one) => typeof one === "string"));

/** The stored draft over `empty`; values of an older form under another name or of another type are dropped. */
export function recallDraft<T extends Draft>(store: DraftStore, key: string, empty: T): T {
	const kept = readRecord(store, nameOf(key));
	const known = Object.entries(kept).filter(
		([name, value]) => name in empty && isSameKind(value, empty[name]),
	);
	return { ...empty, ...Object.fromEntries(known) };
}

function readRecord(store: DraftStore, name: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(store.getItem(name) ?? "{}");
		return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
	} catch {
		return {};
	}
}

/** Stores a draft; if the browser's storage is full or disabled, nothing is stored and the form works all the same. */
export function keepDraft(store: DraftStore, key: string, draft: Draft): void {
	try {
		store.setItem(nameOf(key), JSON.stringify(draft));
	} catch {
		// The draft remains in the page.
	}
}

/** Removes a draft once it was sent or discarded. Never throws: see keepDraft. */
export function clearDraft(store: DraftStore, key: string): void {
	try {
		store.removeItem(nameOf(key));
	} catch {
		// As above.
	}
}
