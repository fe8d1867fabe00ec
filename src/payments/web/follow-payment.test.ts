import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followPayment, type Known, nextLookIn } from "./follow-payment.ts";

describe("the delay until the next poll", () => {
	test.each([
		[0, 2_000],
		[29_999, 2_000],
		[30_000, 4_000],
		[120_000, 10_000],
		[600_000, 30_000],
		[86_400_000, 30_000],
	])("of a pending payment watched for %i ms is %i ms", (watchedFor, wait) => {
		expect(nextLookIn("pending", watchedFor)).toBe(wait);
		expect(nextLookIn(null, watchedFor)).toBe(wait);
	});

	test("of a failed payment is half a minute: a late success still counts", () => {
		expect(nextLookIn("failed", 0)).toBe(30_000);
	});

	test.each(["success", "lost"] as const)("of a payment that is %s does not exist", (known) => {
		expect(nextLookIn(known, 0)).toBeNull();
	});
});

describe("polling", () => {
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

	test("polls immediately and then every two seconds until the payment ends", async () => {
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

	test("stops while it rests and polls immediately when it wakes", async () => {
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

	test("schedules no further poll if one ends while it rests", async () => {
		const { look, follower } = following(["pending"]);
		follower.wake();
		follower.rest();
		await vi.advanceTimersByTimeAsync(3_600_000);
		expect(look).toHaveBeenCalledTimes(1);
	});

	test("runs one poll at a time, however often it is woken", async () => {
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

	test("reports a failed poll and continues", async () => {
		const fault = new Error("away");
		const { look, onFault, follower } = following(["pending", fault, "success"]);
		follower.wake();
		await vi.advanceTimersByTimeAsync(2_000);
		expect(onFault).toHaveBeenCalledExactlyOnceWith(fault);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(look).toHaveBeenCalledTimes(3);
	});

	test("finds a success that comes after the failure", async () => {
		const { look, follower } = following(["failed", "success"]);
		follower.wake();
		await vi.advanceTimersByTimeAsync(29_999);
		expect(look).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(look).toHaveBeenCalledTimes(2);
	});
});
