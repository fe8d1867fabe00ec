import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { createUploadQueue, type UploadWork } from "./upload-queue.ts";

const listing = (imageCount: number) => ({ imageCount }) as ListingDetails;
const blob = new Blob(["picture"]);
const pictures = (...names: string[]) => names.map((name) => ({ name, blob }));

type Send = UploadWork["send"];

/** A queue whose requests end as the test decides, by the picture's name. */
function queueWith(send: Send, compress: UploadWork["compress"] = async (picked) => picked) {
	const queue = createUploadQueue({ send, compress });
	const states = () =>
		queue
			.read()
			.items.map(({ name, state }) => `${name} ${state}`)
			.join(", ");
	const settled = () => vi.waitFor(() => expect(queue.read().isDone).toBe(true));
	return { queue, states, settled };
}

test("sends pictures one by one, in order, and keeps the last response", async () => {
	const sent: string[] = [];
	let atOnce = 0;
	const { queue, states, settled } = queueWith(async ({ name }, onProgress) => {
		atOnce += 1;
		expect(atOnce).toBe(1);
		onProgress(0.5);
		await Promise.resolve();
		sent.push(name);
		atOnce -= 1;
		return { professional: listing(sent.length), rejectedImages: [] };
	});
	queue.add(pictures("a", "b"));
	queue.add(pictures("c"));
	expect(states()).toBe("a sending, b waiting, c waiting");
	expect(queue.read().isDone).toBe(false);
	await settled();
	expect(sent).toEqual(["a", "b", "c"]);
	expect(states()).toBe("a kept, b kept, c kept");
	expect(queue.read().professional).toEqual(listing(3));
});

test("shows why a picture was rejected and continues with the next one", async () => {
	const { queue, states, settled } = queueWith(async ({ name }) => ({
		professional: listing(1),
		rejectedImages: name === "a" ? [{ name, msg: "Not a picture." }] : [],
	}));
	queue.add(pictures("a", "b"));
	await settled();
	expect(states()).toBe("a refused, b kept");
	expect(queue.read().items[0]?.msg).toBe("Not a picture.");
});

test.each([
	[400, "refused"],
	[409, "refused"],
	[413, "refused"],
	[401, "failed"],
	[429, "failed"],
	[500, "failed"],
	[503, "failed"],
])("turns a response of %i into the state %s", async (status, state) => {
	const { queue, settled } = queueWith(() => Promise.reject(new ApiFailure(status, { message: "No." })));
	queue.add(pictures("a"));
	await settled();
	expect(queue.read().items[0]).toMatchObject({ state, msg: "No." });
});

test("stops trying without a connection and sends everything once it returns", async () => {
	let isOnline = false;
	const send = vi.fn<Send>(async () => {
		if (!isOnline) throw new ApiFailure(0, { message: "Offline." });
		return { professional: listing(1), rejectedImages: [] };
	});
	const { queue, states, settled } = queueWith(send);
	queue.add(pictures("a", "b", "c"));
	await settled();
	expect(send).toHaveBeenCalledTimes(1);
	expect(states()).toBe("a failed, b failed, c failed");
	isOnline = true;
	queue.resume();
	await settled();
	expect(states()).toBe("a kept, b kept, c kept");
});

test("retries a failed picture by itself, without compressing it again", async () => {
	let isAway = true;
	const compress = vi.fn<UploadWork["compress"]>(async () => new Blob(["small"]));
	const { queue, states, settled } = queueWith(async ({ blob: sent }) => {
		expect(await sent.text()).toBe("small");
		if (isAway) throw new ApiFailure(503, {});
		return { professional: listing(1), rejectedImages: [] };
	}, compress);
	queue.add([{ name: "a", blob, isPicked: true }]);
	await settled();
	expect(states()).toBe("a failed");
	isAway = false;
	queue.resume();
	expect(states()).toBe("a failed");
	queue.retry(queue.read().items[0]?.id ?? "");
	await settled();
	expect(states()).toBe("a kept");
	expect(compress).toHaveBeenCalledTimes(1);
});

test("rejects an unreadable picture without sending it", async () => {
	const send = vi.fn<Send>();
	const { queue, states, settled } = queueWith(send, () => Promise.reject(new Error("no picture")));
	queue.add([{ name: "a", blob, isPicked: true }]);
	await settled();
	expect(states()).toBe("a refused");
	expect(send).not.toHaveBeenCalled();
});

test("shows a picture that cannot be sent as rejected at once", async () => {
	const send = vi.fn<Send>();
	const { queue, settled } = queueWith(send);
	queue.add([{ name: "a", blob, fault: "Too large." }]);
	await settled();
	expect(queue.read().items).toMatchObject([{ name: "a", state: "refused", msg: "Too large." }]);
	expect(send).not.toHaveBeenCalled();
});

test("removes a rejected picture from the list, but not one being sent", async () => {
	const { queue, states, settled } = queueWith(() => Promise.reject(new ApiFailure(400, {})));
	const [first = "", second = ""] = queue.add(pictures("a", "b"));
	queue.dismiss(first);
	queue.dismiss(second);
	expect(states()).toBe("a sending, b waiting");
	await settled();
	queue.dismiss(first);
	expect(states()).toBe("b refused");
});

test("returns the ids of added items", async () => {
	const { queue, settled } = queueWith(async () => ({ professional: listing(1), rejectedImages: [] }));
	const first = queue.add(pictures("a"));
	const [second, third] = queue.add([...pictures("b"), { name: "c", blob, fault: "Too large." }]);
	await settled();
	expect(queue.read().items.map(({ id }) => id)).toEqual([...first, second, third]);
});

test("retries all failed pictures at once and leaves rejected ones unchanged", async () => {
	let isAway = true;
	const send = vi.fn<Send>(async ({ name }) => {
		if (name === "bad") throw new ApiFailure(413, { message: "Too large." });
		if (isAway) throw new ApiFailure(503, {});
		return { professional: listing(1), rejectedImages: [] };
	});
	const { queue, states, settled } = queueWith(send);
	queue.add(pictures("a", "bad", "c"));
	await settled();
	expect(states()).toBe("a failed, bad refused, c failed");
	isAway = false;
	queue.retryAll();
	await settled();
	expect(states()).toBe("a kept, bad refused, c kept");
	expect(send).toHaveBeenCalledTimes(5);
});
