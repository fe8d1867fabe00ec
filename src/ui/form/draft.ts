/** What a form can keep: the values of its fields by name. Files are not kept. */
export type Draft = Record<string, string | number | boolean | string[]>;

/** Where drafts are kept. */
export type DraftStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const prefix = "draft:";
const nameOf = (key: string) => `${prefix}${key}`;

/** How long a draft outlives its tab, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Whether a lasting draft was kept less than 30 days before `now`. */
const isFresh = (kept: string, now: number) => now - Number(kept.slice(0, kept.indexOf("|"))) < keptFor;

/**
 * A store for drafts that outlive their tab: what was kept longer than 30 days ago (by `now`, milliseconds since the
 * epoch) counts as nothing.
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

/** Removes the drafts that `isGone` says of, by their names and what was kept; `open` may throw, as storage does that is off. */
function removeDrafts(open: () => Storage, isGone: (name: string, kept: string) => boolean): void {
	try {
		const storage = open();
		const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
		for (const name of names.filter((one) => one.startsWith(prefix))) {
			if (isGone(name, storage.getItem(name) ?? "")) storage.removeItem(name);
		}
	} catch {
		// Nothing is kept, so nothing is to be removed.
	}
}

/** Removes the lasting drafts that nobody came back to, whosever they were. */
export function sweepDrafts(open: () => Storage, now: () => number): void {
	removeDrafts(open, (_, kept) => !isFresh(kept, now()));
}

/** Removes what an account typed: its drafts name it, or say in themselves who typed them. */
export function clearDraftsOf(open: () => Storage, accountId: string): void {
	removeDrafts(open, (name, kept) => name.includes(accountId) || kept.includes(accountId));
}

const isSameKind = (kept: unknown, empty: unknown) =>
	typeof kept === typeof empty &&
	Array.isArray(kept) === Array.isArray(empty) &&
	kept !== null &&
	(!Array.isArray(kept) || kept.every((one) => typeof one === "string"));

/** The kept draft over `empty`; what an older form kept under another name or of another kind is left out. */
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

/** Keeps a draft; a browser whose storage is full or switched off keeps nothing, and the form works all the same. */
export function keepDraft(store: DraftStore, key: string, draft: Draft): void {
	try {
		store.setItem(nameOf(key), JSON.stringify(draft));
	} catch {
		// Nothing to do: the draft lives on in the page.
	}
}

/** Lets go of a draft once what was typed has been sent or given up. Never throws: see keepDraft. */
export function clearDraft(store: DraftStore, key: string): void {
	try {
		store.removeItem(nameOf(key));
	} catch {
		// As above.
	}
}
