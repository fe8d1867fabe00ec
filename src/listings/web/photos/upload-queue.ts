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

type QueueState = {
	work: UploadWork;
	store: UploadStore;
	/** The pictures that are not stored yet, by the id of their item. */
	unsent: Map<string, PictureToSend>;
	/** Those that failed because the connection was lost. */
	disconnected: Set<string>;
};

/** The compressed picture; null if it cannot be read, which the item then shows. */
async function compressed({ work, store, unsent }: QueueState, id: string, picture: PictureToSend) {
	const { name, blob, isPicked } = picture;
	if (!isPicked) return blob;
	try {
		const small = await work.compress(new File([blob], name, { type: blob.type }));
		// Kept for a retry, which need not compress it again.
		unsent.set(id, { name, blob: small });
		return small;
	} catch {
		store.change((item) => item.id === id, { state: "refused", msg: m["media.picked.unreadable"]() });
		return null;
	}
}

async function sendOne(queue: QueueState, id: string, picture: PictureToSend): Promise<void> {
	const { work, store, disconnected } = queue;
	const isThis: Which = (item) => item.id === id;
	store.change(isThis, { state: "sending", progress: 0, msg: undefined });
	const blob = await compressed(queue, id, picture);
	if (blob === null) return;
	try {
		const notify = (progress: number) => store.change(isThis, { progress });
		const { professional, rejectedImages } = await work.send({ name: picture.name, blob }, notify);
		const [refusal] = rejectedImages;
		store.change(isThis, refusal ? { state: "refused", msg: refusal.msg } : { state: "kept", progress: 1 });
		store.show({ professional });
	} catch (failure) {
		const isLost: Which = isOffline(failure) ? (item) => isThis(item) || item.state === "waiting" : isThis;
		if (isOffline(failure)) for (const item of store.read().items.filter(isLost)) disconnected.add(item.id);
		store.change(isLost, outcomeOf(failure));
	}
}

/** Sends the waiting pictures one after the other; a second run during the first does nothing. */
function createRunner(queue: QueueState): () => Promise<void> {
	const { store, unsent } = queue;
	let isRunning = false;
	const nextWaiting = () => store.read().items.find(({ state }) => state === "waiting");
	return async () => {
		if (isRunning) return;
		isRunning = true;
		for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
			const picture = unsent.get(next.id);
			if (picture) await sendOne(queue, next.id, picture);
		}
		for (const { id, state } of store.read().items) if (state !== "failed") unsent.delete(id);
		isRunning = false;
	};
}

/**
 * Sends pictures one after the other, in the order given: on a weak connection, a complete picture is more useful than
 * several partial ones. If the connection is lost, sending stops until `resume`.
 */
export function createUploadQueue(work: UploadWork): UploadQueue {
	const store = createUploadStore();
	const queue: QueueState = { work, store, unsent: new Map(), disconnected: new Set() };
	const { unsent, disconnected } = queue;
	const run = createRunner(queue);
	let lastId = 0;
	const retryWhere = (which: Which) => {
		store.change((item) => item.state === "failed" && which(item), { state: "waiting", msg: undefined });
		void run();
	};
	const createItem = (picture: PictureToSend): UploadItem => {
		lastId += 1;
		const [id, { name, fault }] = [`picture-${lastId}`, picture];
		if (fault !== undefined) return { id, name, progress: 0, state: "refused", msg: fault };
		unsent.set(id, picture);
		return { id, name, progress: 0, state: "waiting" };
	};
	return {
		read: store.read,
		watch: store.watch,
		add: (pictures) => {
			const items = pictures.map(createItem);
			store.show({ items: [...store.read().items, ...items] });
			void run();
			return items.map(({ id }) => id);
		},
		retry: (id) => retryWhere((item) => item.id === id),
		retryAll: () => retryWhere(() => true),
		resume: () => {
			const lost = new Set(disconnected);
			disconnected.clear();
			retryWhere((item) => lost.has(item.id));
		},
		dismiss: (id) => {
			const isGone: Which = (item) => item.id === id && !isUnderWay(item);
			if (store.read().items.some(isGone)) unsent.delete(id);
			store.show({ items: store.read().items.filter((item) => !isGone(item)) });
		},
	};
}
