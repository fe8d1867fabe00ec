import { expect, test, vi } from "vitest";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { createUploadQueue, type UploadWork } from "./upload-queue.ts";

const listing = (imageCount: number) => ({ imageCount }) as ListingDetails;
const blob = new Blob(["picture"]);
const pictures = (...names: string[]) => names.map((name) => ({ name, blob }));

type Send = UploadWork["send"];

/** A queue whose requests end as the test says, by the picture's name. */
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

test("pictures are sent one by one, in their order, and the last answer is kept", async () => {
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

test("a refused picture says why, and the next one goes on", async () => {
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
])("an answer of %i leaves the picture %s", async (status, state) => {
	const { queue, settled } = queueWith(() => Promise.reject(new ApiFailure(status, { message: "No." })));
	queue.add(pictures("a"));
	await settled();
	expect(queue.read().items[0]).toMatchObject({ state, msg: "No." });
});

test("without a line the others are not tried; once it is back, all go through", async () => {
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

test("a failed picture is tried again by itself, without being made smaller again", async () => {
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

test("what cannot be read as a picture is refused and never sent", async () => {
	const send = vi.fn<Send>();
	const { queue, states, settled } = queueWith(send, () => Promise.reject(new Error("no picture")));
	queue.add([{ name: "a", blob, isPicked: true }]);
	await settled();
	expect(states()).toBe("a refused");
	expect(send).not.toHaveBeenCalled();
});

test("what cannot be sent at all is shown as refused at once", async () => {
	const send = vi.fn<Send>();
	const { queue, settled } = queueWith(send);
	queue.add([{ name: "a", blob, fault: "Too large." }]);
	await settled();
	expect(queue.read().items).toMatchObject([{ name: "a", state: "refused", msg: "Too large." }]);
	expect(send).not.toHaveBeenCalled();
});

test("a refused one can be taken off the list; one under way cannot", async () => {
	const { queue, states, settled } = queueWith(() => Promise.reject(new ApiFailure(400, {})));
	const [first = "", second = ""] = queue.add(pictures("a", "b"));
	queue.dismiss(first);
	queue.dismiss(second);
	expect(states()).toBe("a sending, b waiting");
	await settled();
	queue.dismiss(first);
	expect(states()).toBe("b refused");
});

test("adding answers which items they are", async () => {
	const { queue, settled } = queueWith(async () => ({ professional: listing(1), rejectedImages: [] }));
	const first = queue.add(pictures("a"));
	const [second, third] = queue.add([...pictures("b"), { name: "c", blob, fault: "Too large." }]);
	await settled();
	expect(queue.read().items.map(({ id }) => id)).toEqual([...first, second, third]);
});

test("sends all failed pictures again at once and leaves refused ones alone", async () => {
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
