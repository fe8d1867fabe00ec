import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followPayment, type Known, nextLookIn } from "./follow-payment.ts";

describe("until the next look", () => {
	test.each([
		[0, 2_000],
		[29_999, 2_000],
		[30_000, 4_000],
		[120_000, 10_000],
		[600_000, 30_000],
		[86_400_000, 30_000],
	])("at a pending payment watched for %i ms it takes %i ms", (watchedFor, wait) => {
		expect(nextLookIn("pending", watchedFor)).toBe(wait);
		expect(nextLookIn(null, watchedFor)).toBe(wait);
	});

	test("at a failed one half a minute: what comes late still counts", () => {
		expect(nextLookIn("failed", 0)).toBe(30_000);
	});

	test.each(["success", "lost"] as const)("at one that is %s there is none", (known) => {
		expect(nextLookIn(known, 0)).toBeNull();
	});
});

describe("following", () => {
	beforeEach(() => vi.useFakeTimers());
	afterEach(() => vi.useRealTimers());

	function following(answers: (Known | Error)[]) {
		const look = vi.fn<() => Promise<Known>>(async () => {
			const answer = answers.length > 1 ? answers.shift() : answers[0];
			if (answer instanceof Error) throw answer;
			return answer ?? null;
		});
		const onFault = vi.fn<(fault: unknown) => void>();
		return { look, onFault, follower: followPayment({ look, onFault }) };
	}

	test("looks at once and every two seconds until there is an end", async () => {
		const { look, follower } = following(["pending", "pending", "success"]);
		expect(look).not.toHaveBeenCalled();
		follower.wake();
		expect(look).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(look).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(look).toHaveBeenCalledTimes(3);
		follower.wake();
		expect(look).toHaveBeenCalledTimes(3);
	});

	test("looks no more while it rests, and at once when it wakes", async () => {
		const { look, follower } = following(["pending"]);
		follower.wake();
		await vi.advanceTimersByTimeAsync(0);
		follower.rest();
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(look).toHaveBeenCalledTimes(1);
		follower.wake();
		expect(look).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(30_000);
		expect(look).toHaveBeenCalledTimes(3);
	});

	test("a look that ends while it rests plans no other", async () => {
		const { look, follower } = following(["pending"]);
		follower.wake();
		follower.rest();
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(look).toHaveBeenCalledTimes(1);
	});

	test("one look at a time, however often it is woken", async () => {
		const { look, follower } = following(["pending"]);
		follower.wake();
		follower.wake();
		expect(look).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(0);
		follower.wake();
		follower.wake();
		await vi.advanceTimersByTimeAsync(2_000);
		expect(look).toHaveBeenCalledTimes(3);
	});

	test("a failing look is told and ends nothing", async () => {
		const fault = new Error("away");
		const { look, onFault, follower } = following(["pending", fault, "success"]);
		follower.wake();
		await vi.advanceTimersByTimeAsync(2_000);
		expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(look).toHaveBeenCalledTimes(3);
	});

	test("a success that comes after the failure is found", async () => {
		const { look, follower } = following(["failed", "success"]);
		follower.wake();
		await vi.advanceTimersByTimeAsync(29_999);
		expect(look).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(look).toHaveBeenCalledTimes(2);
	});
});
