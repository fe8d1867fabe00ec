import type { ListingDetails } from "../../listing-answers.ts";

/** refused: the server rejects this picture. failed: the request failed and can be retried. */
export type UploadState = "waiting" | "sending" | "kept" | "refused" | "failed";

/** A picture being uploaded, as the screen shows it. */
export type UploadItem = {
	id: string;
	name: string;
	/** The share that has been sent, 0 to 1. */
	progress: number;
	state: UploadState;
	/** Why it was rejected or failed. */
	msg?: string;
};

export type UploadsNow = {
	items: UploadItem[];
	/** True while nothing waits or is being sent; failed pictures can still be retried. */
	isDone: boolean;
	/** The listing as in the last response. */
	professional: ListingDetails | null;
};

export type Which = (item: UploadItem) => boolean;

/** Not yet stored, rejected or failed. */
export const isUnderWay: Which = ({ state }) => state === "waiting" || state === "sending";

export type UploadStore = {
	read: () => UploadsNow;
	show: (part: Partial<Omit<UploadsNow, "isDone">>) => void;
	/** Changes the selected items. */
	change: (which: Which, part: Partial<UploadItem>) => void;
	/** Calls `notify` on every change; returns the function to unsubscribe. */
	watch: (notify: () => void) => () => void;
};

/** The state of an upload queue and its subscribers. Snapshots are immutable. */
export function createUploadStore(): UploadStore {
	let now: UploadsNow = { items: [], isDone: true, professional: null };
	const watchers = new Set<() => void>();
	const show: UploadStore["show"] = (part) => {
		const next = { ...now, ...part };
		now = { ...next, isDone: !next.items.some(isUnderWay) };
		for (const notify of watchers) notify();
	};
	return {
		read: () => now,
		show,
		change: (which, part) =>
			show({ items: now.items.map((item) => (which(item) ? { ...item, ...part } : item)) }),
		watch: (notify) => {
			watchers.add(notify);
			return () => {
				watchers.delete(notify);
			};
		},
	};
}
