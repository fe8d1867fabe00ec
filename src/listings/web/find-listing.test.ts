import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { findListing, type Look } from "./find-listing.ts";

beforeEach(() => {
	vi.useFakeTimers();
	// The browser's own timeout does not follow the clock of the test.
	vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
		const over = new AbortController();
		setTimeout(() => over.abort(), milliseconds);
		return over.signal;
	});
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const leaving = new AbortController().signal;

/** What is found, and after how many milliseconds. */
async function timed(look: Look, wanted?: string) {
	const start = Date.now();
	const finding = findListing(look, { wanted, leaving });
	let end = start;
	void finding.then(() => (end = Date.now()));
	await vi.advanceTimersByTimeAsync(60_000);
	return { ...(await finding), after: end - start };
}

const refusal = (status: number) => new ApiFailure(status, { message: `refused with ${status}` });

test("a listing that is there is gone to at once", async () => {
	expect(await timed(async (wanted) => wanted ?? null, "shop")).toEqual({ listingId: "shop", after: 0 });
});

test("one that is on its way is waited for", async () => {
	const look = vi
		.fn<Look>()
		.mockResolvedValue("shop")
		.mockResolvedValueOnce(null)
		.mockResolvedValueOnce(null);
	expect(await timed(look)).toEqual({ listingId: "shop", after: 2_000 });
});

test("a pause ends with the ten seconds", async () => {
	const look: Look = () => new Promise((resolve) => setTimeout(() => resolve(null), 1_500));
	expect(await timed(look)).toEqual({ listingId: null, after: 10_000 });
});

test("after ten seconds without any it is over, also behind a listing that is not there", async () => {
	const none: Look = async (wanted) => {
		if (wanted !== undefined) throw refusal(404);
		return null;
	};
	expect(await timed(none)).toEqual({ listingId: null, after: 10_000 });
	expect(await timed(none, "gone")).toEqual({ listingId: null, after: 10_000 });
});

test("a slow server takes nothing off the ten seconds, and adds nothing", async () => {
	const slow: Look = (_, signal) =>
		new Promise((resolve, reject) => {
			setTimeout(() => resolve(null), 3_700);
			signal.addEventListener("abort", () => reject(refusal(0)));
		});
	expect(await timed(slow)).toEqual({ listingId: null, after: 10_000 });
});

test("a server that does not answer is given up after ten seconds, without a word", async () => {
	const silent: Look = (_, signal) =>
		new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(refusal(0))));
	expect(await timed(silent, "shop")).toEqual({ listingId: null, after: 10_000 });
});

test("a listing that is not there leads to the person's own", async () => {
	const own: Look = async (wanted) => {
		if (wanted !== undefined) throw refusal(404);
		return "own";
	};
	expect(await timed(own, "gone")).toEqual({ listingId: "own", after: 0 });
});

test.each([0, 404, 500])("a failure (%i) ends it at once and is told", async (status) => {
	const look: Look = () => Promise.reject(refusal(status));
	expect(await timed(look)).toEqual({ listingId: null, fault: `refused with ${status}`, after: 0 });
});
