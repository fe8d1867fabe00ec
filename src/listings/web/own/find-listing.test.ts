import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { findListing, type Look } from "./find-listing.ts";

beforeEach(() => {
	vi.useFakeTimers();
	// The browser's own timeout does not follow the test's clock.
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

/** The result, and after how many milliseconds. */
async function timed(look: Look, wanted?: string) {
	const start = Date.now();
	const finding = findListing(look, { wanted, leaving });
	let end = start;
	void finding.then(() => (end = Date.now()));
	await vi.advanceTimersByTimeAsync(60_000);
	return { ...(await finding), after: end - start };
}

const refusal = (status: number) => new ApiFailure(status, { message: `refused with ${status}` });

test("returns an existing listing at once", async () => {
	expect(await timed(async (wanted) => wanted ?? null, "shop")).toEqual({ listingId: "shop", after: 0 });
});

test("waits for a listing that is about to appear", async () => {
	const look = vi
		.fn<Look>()
		.mockResolvedValue("shop")
		.mockResolvedValueOnce(null)
		.mockResolvedValueOnce(null);
	expect(await timed(look)).toEqual({ listingId: "shop", after: 2_000 });
});

test("ends a pause after ten seconds in all", async () => {
	const look: Look = () => new Promise((resolve) => setTimeout(() => resolve(null), 1_500));
	expect(await timed(look)).toEqual({ listingId: null, after: 10_000 });
});

test("gives up after ten seconds, also if the wanted listing does not exist", async () => {
	const none: Look = async (wanted) => {
		if (wanted !== undefined) throw refusal(404);
		return null;
	};
	expect(await timed(none)).toEqual({ listingId: null, after: 10_000 });
	expect(await timed(none, "gone")).toEqual({ listingId: null, after: 10_000 });
});

test("takes exactly ten seconds with a slow server as well", async () => {
	const slow: Look = (_, signal) =>
		new Promise((resolve, reject) => {
			setTimeout(() => resolve(null), 3_700);
			signal.addEventListener("abort", () => reject(refusal(0)));
		});
	expect(await timed(slow)).toEqual({ listingId: null, after: 10_000 });
});

test("gives up after ten seconds without a message if the server does not respond", async () => {
	const silent: Look = (_, signal) =>
		new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(refusal(0))));
	expect(await timed(silent, "shop")).toEqual({ listingId: null, after: 10_000 });
});

test("returns the person's own listing if the wanted one does not exist", async () => {
	const own: Look = async (wanted) => {
		if (wanted !== undefined) throw refusal(404);
		return "own";
	};
	expect(await timed(own, "gone")).toEqual({ listingId: "own", after: 0 });
});

test.each([0, 404, 500])("stops at once and reports a failure (%i)", async (status) => {
	const look: Look = () => Promise.reject(refusal(status));
	expect(await timed(look)).toEqual({ listingId: null, fault: `refused with ${status}`, after: 0 });
});
