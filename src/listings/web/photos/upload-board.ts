import type { ListingDetails } from "../../listing-answers.ts";

/** refused: the server will not have this picture. failed: it did not get through and may be tried again. */
export type UploadState = "waiting" | "sending" | "kept" | "refused" | "failed";

/** A picture on its way, as the screen shows it. */
export type UploadItem = {
	id: string;
	name: string;
	/** The share that has been sent, 0 to 1. */
	progress: number;
	state: UploadState;
	/** Why it was refused or failed. */
	msg?: string;
};

export type UploadsNow = {
	items: UploadItem[];
	/** True while nothing waits or is being sent; what failed may still be tried again. */
	isDone: boolean;
	/** The listing as the last answer gave it. */
	professional: ListingDetails | null;
};

export type Which = (item: UploadItem) => boolean;

/** Not yet kept, refused or failed. */
export const isUnderWay: Which = ({ state }) => state === "waiting" || state === "sending";

export type UploadBoard = {
	read: () => UploadsNow;
	show: (part: Partial<Omit<UploadsNow, "isDone">>) => void;
	/** Changes those items that are meant. */
	change: (which: Which, part: Partial<UploadItem>) => void;
	/** Tells of every change; answers how to stop listening. */
	watch: (tell: () => void) => () => void;
};

/** What an upload queue shows, and who is told when it changes. What was read stays as it was. */
export function createUploadBoard(): UploadBoard {
	let now: UploadsNow = { items: [], isDone: true, professional: null };
	const watchers = new Set<() => void>();
	const show: UploadBoard["show"] = (part) => {
		const next = { ...now, ...part };
		now = { ...next, isDone: !next.items.some(isUnderWay) };
		for (const tell of watchers) tell();
	};
	return {
		read: () => now,
		show,
		change: (which, part) =>
			show({ items: now.items.map((item) => (which(item) ? { ...item, ...part } : item)) }),
		watch: (tell) => {
			watchers.add(tell);
			return () => {
				watchers.delete(tell);
			};
		},
	};
}
