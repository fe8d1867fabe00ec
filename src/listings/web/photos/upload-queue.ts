import { m } from "../../../paraglide/messages.js";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import {
	createUploadStore,
	isUnderWay,
	type UploadStore,
	type UploadItem,
	type UploadsNow,
	type Which,
} from "./upload-store.ts";
import { isOffline, outcomeOf } from "./upload-outcome.ts";

export type PictureToSend = {
	name: string;
	blob: Blob;
	/** The picture comes straight from the phone and has to be compressed first. */
	isPicked?: boolean;
	/** Why it cannot be sent at all: it is shown as rejected. */
	fault?: string;
};

export type UploadWork = {
	/** Compresses a picked picture. Throws if it cannot be read as a picture. */
	compress: (picked: File) => Promise<Blob>;
	send: (
		picture: { name: string; blob: Blob },
		onProgress: (share: number) => void,
	) => Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }>;
};

export type UploadQueue = Pick<UploadStore, "watch"> & {
	read: () => UploadsNow;
	/** Returns the ids of their items, in the same order. */
	add: (pictures: readonly PictureToSend[]) => string[];
	/** Retries a failed picture. */
	retry: (id: string) => void;
	/** Retries all failed pictures. */
	retryAll: () => void;
	/** Retries what failed because the connection was lost. */
	resume: () => void;
	/** Removes a rejected or failed picture from the list. */
	dismiss: (id: string) => void;
};

type ManageListing = {
	work: UploadWork;
	board: UploadStore;
	/** The pictures that are not stored yet, by the id of their item. */
	unsent: Map<string, PictureToSend>;
	/** Those that failed because the connection was lost. */
	cutOff: Set<string>;
};

/** The compressed picture; null if it cannot be read, which the item then shows. */
async function madeSmall({ work, board, unsent }: ManageListing, id: string, picture: PictureToSend) {
	const { name, blob, isPicked } = picture;
	if (!isPicked) return blob;
	try {
		const small = await work.compress(new File([blob], name, { type: blob.type }));
		// Kept for a retry, which need not compress it again.
		unsent.set(id, { name, blob: small });
		return small;
	} catch {
		board.change((item) => item.id === id, { state: "refused", msg: m["media.picked.unreadable"]() });
		return null;
	}
}

async function sendOne(desk: ManageListing, id: string, picture: PictureToSend): Promise<void> {
	const { work, board, cutOff } = desk;
	const isThis: Which = (item) => item.id === id;
	board.change(isThis, { state: "sending", progress: 0, msg: undefined });
	const blob = await madeSmall(desk, id, picture);
	if (blob === null) return;
	try {
		const notify = (progress: number) => board.change(isThis, { progress });
		const { professional, rejectedImages } = await work.send({ name: picture.name, blob }, notify);
		const [refusal] = rejectedImages;
		board.change(isThis, refusal ? { state: "refused", msg: refusal.msg } : { state: "kept", progress: 1 });
		board.show({ professional });
	} catch (failure) {
		const isLost: Which = isOffline(failure) ? (item) => isThis(item) || item.state === "waiting" : isThis;
		if (isOffline(failure)) for (const item of board.read().items.filter(isLost)) cutOff.add(item.id);
		board.change(isLost, outcomeOf(failure));
	}
}

/** Sends the waiting pictures one after the other; a second run during the first does nothing. */
function createRunner(desk: ManageListing): () => Promise<void> {
	const { board, unsent } = desk;
	let isRunning = false;
	const nextOne = () => board.read().items.find(({ state }) => state === "waiting");
	return async () => {
		if (isRunning) return;
		isRunning = true;
		for (let next = nextOne(); next !== undefined; next = nextOne()) {
			const picture = unsent.get(next.id);
			if (picture) await sendOne(desk, next.id, picture);
		}
		for (const { id, state } of board.read().items) if (state !== "failed") unsent.delete(id);
		isRunning = false;
	};
}

/**
 * Sends pictures one after the other, in the order given: on a weak connection, a complete picture is more useful than
 * several partial ones. If the connection is lost, sending stops until `resume`.
 */
export function createUploadQueue(work: UploadWork): UploadQueue {
	const board = createUploadStore();
	const desk: ManageListing = { work, board, unsent: new Map(), cutOff: new Set() };
	const { unsent, cutOff } = desk;
	const run = createRunner(desk);
	let lastId = 0;
	const again = (which: Which) => {
		board.change((item) => item.state === "failed" && which(item), { state: "waiting", msg: undefined });
		void run();
	};
	const take = (picture: PictureToSend): UploadItem => {
		lastId += 1;
		const [id, { name, fault }] = [`picture-${lastId}`, picture];
		if (fault !== undefined) return { id, name, progress: 0, state: "refused", msg: fault };
		unsent.set(id, picture);
		return { id, name, progress: 0, state: "waiting" };
	};
	return {
		read: board.read,
		watch: board.watch,
		add: (pictures) => {
			const items = pictures.map(take);
			board.show({ items: [...board.read().items, ...items] });
			void run();
			return items.map(({ id }) => id);
		},
		retry: (id) => again((item) => item.id === id),
		retryAll: () => again(() => true),
		resume: () => {
			const lost = new Set(cutOff);
			cutOff.clear();
			again((item) => lost.has(item.id));
		},
		dismiss: (id) => {
			const isGone: Which = (item) => item.id === id && !isUnderWay(item);
			if (board.read().items.some(isGone)) unsent.delete(id);
			board.show({ items: board.read().items.filter((item) => !isGone(item)) });
		},
	};
}
