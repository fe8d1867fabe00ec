import { m } from "../../../paraglide/messages.js";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import {
	createUploadBoard,
	isUnderWay,
	type UploadBoard,
	type UploadItem,
	type UploadsNow,
	type Which,
} from "./upload-board.ts";
import { isOffline, outcomeOf } from "./upload-outcome.ts";

export type PictureToSend = {
	name: string;
	blob: Blob;
	/** It comes straight from the phone and has to be made smaller first. */
	isPicked?: boolean;
	/** Why it cannot be sent at all: it is shown as refused. */
	fault?: string;
};

export type UploadWork = {
	/** Makes a picked picture smaller. Throws where it cannot be read as a picture. */
	compress: (picked: File) => Promise<Blob>;
	send: (
		picture: { name: string; blob: Blob },
		onProgress: (share: number) => void,
	) => Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }>;
};

export type UploadQueue = Pick<UploadBoard, "watch"> & {
	read: () => UploadsNow;
	/** Answers the ids of their items, in the same order. */
	add: (pictures: readonly PictureToSend[]) => string[];
	/** Tries a failed one again. */
	retry: (id: string) => void;
	/** Tries all failed ones again. */
	retryAll: () => void;
	/** Tries again what a lost line cut off. */
	resume: () => void;
	/** Takes a refused or failed one off the list. */
	dismiss: (id: string) => void;
};

type Desk = {
	work: UploadWork;
	board: UploadBoard;
	/** The pictures that are not kept yet, by the id of their item. */
	unsent: Map<string, PictureToSend>;
	/** Those that failed because the line was gone. */
	cutOff: Set<string>;
};

/** The picture as it travels; null where it cannot be read, which is said on the board. */
async function madeSmall({ work, board, unsent }: Desk, id: string, picture: PictureToSend) {
	const { name, blob, isPicked } = picture;
	if (!isPicked) return blob;
	try {
		const small = await work.compress(new File([blob], name, { type: blob.type }));
		// Kept for another try, which need not do it again.
		unsent.set(id, { name, blob: small });
		return small;
	} catch {
		board.change((item) => item.id === id, { state: "refused", msg: m["media.picked.unreadable"]() });
		return null;
	}
}

async function sendOne(desk: Desk, id: string, picture: PictureToSend): Promise<void> {
	const { work, board, cutOff } = desk;
	const isThis: Which = (item) => item.id === id;
	board.change(isThis, { state: "sending", progress: 0, msg: undefined });
	const blob = await madeSmall(desk, id, picture);
	if (blob === null) return;
	try {
		const tell = (progress: number) => board.change(isThis, { progress });
		const { professional, rejectedImages } = await work.send({ name: picture.name, blob }, tell);
		const [refusal] = rejectedImages;
		board.change(isThis, refusal ? { state: "refused", msg: refusal.msg } : { state: "kept", progress: 1 });
		board.show({ professional });
	} catch (failure) {
		const isLost: Which = isOffline(failure) ? (item) => isThis(item) || item.state === "waiting" : isThis;
		if (isOffline(failure)) for (const item of board.read().items.filter(isLost)) cutOff.add(item.id);
		board.change(isLost, outcomeOf(failure));
	}
}

/** Sends what waits, one after the other; a second run beside the first does nothing. */
function createRunner(desk: Desk): () => Promise<void> {
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
 * Sends pictures one after the other, in the order given: on a weak line one that arrives is worth more than five
 * that are half there. Where the line is gone, the others are not tried in vain; `resume` tries them again.
 */
export function createUploadQueue(work: UploadWork): UploadQueue {
	const board = createUploadBoard();
	const desk: Desk = { work, board, unsent: new Map(), cutOff: new Set() };
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
