import { describe, expect, test } from "vitest";
import {
	nextAskAfter,
	nextRefundAskAfter,
	nextAskAfterFailure,
	type PaymentAction,
	type PaymentActor,
	paymentStatuses,
	paymentTransition,
	takesLong,
	whenPaid,
} from "./payment.ts";

describe("the steps of a payment", () => {
	const actions: PaymentAction[] = ["succeed", "fail"];
	const actors: PaymentActor[] = ["provider", "staff", "nothing-due", "waiver"];
	const possible = paymentStatuses.flatMap((from) =>
		actions.flatMap((action) =>
			actors.flatMap((actor) => {
				const step = paymentTransition(from, action, actor);
				return step === undefined ? [] : `${from} ${action} ${actor} → ${step.to}`;
			}),
		),
	);

	test("are these and no others: success never turns back, and a late one counts", () => {
		expect(possible.toSorted()).toEqual([
			"failed succeed provider → success",
			"pending fail provider → failed",
			"pending fail staff → failed",
			"pending fail waiver → failed",
			"pending succeed nothing-due → success",
			"pending succeed provider → success",
			"pending succeed staff → success",
		]);
	});
});

/** All the seconds at which a payment is asked about that never ends. */
function questions(next: (seconds: number) => number | null, from = 0): number[] {
	const after = next(from);
	return after === null ? [] : [after, ...questions(next, after)];
}

test("money came in when the provider says so, between the payment's beginning and now; else now", () => {
	const at = (time: string) => new Date(`2026-11-20T${time}Z`);
	const [createdAt, now] = [at("10:00:00"), at("11:00:00")];
	expect(whenPaid(at("10:10:00"), { createdAt }, now)).toEqual(at("10:10:00"));
	expect(whenPaid(createdAt, { createdAt }, now)).toEqual(createdAt);
	expect(whenPaid(now, { createdAt }, now)).toEqual(now);
	for (const named of [null, at("09:59:59"), at("11:00:01"), new Date(Number.NaN)])
		expect(whenPaid(named, { createdAt }, now)).toEqual(now);
});

test("a payment takes long once it has been pending for a quarter of an hour", () => {
	const createdAt = new Date("2026-11-20T10:00:00Z");
	const at = (time: string) => new Date(`2026-11-20T${time}Z`);
	expect(takesLong({ status: "pending", createdAt }, at("10:14:59"))).toBe(false);
	expect(takesLong({ status: "pending", createdAt }, at("10:15:00"))).toBe(true);
	expect(takesLong({ status: "failed", createdAt }, at("11:00:00"))).toBe(false);
	expect(takesLong({ status: "success", createdAt }, at("11:00:00"))).toBe(false);
});

describe("the timetable", () => {
	const asked = questions(nextAskAfter);
	const between = (least: number, most: number) => asked.filter((at) => at > least && at <= most).length;

	test("begins after 22 seconds and grows slower", () => {
		expect(asked.slice(0, 4)).toEqual([22, 25, 28, 31]);
		expect([between(22, 52), between(52, 112), between(112, 172), between(172, 232)]).toEqual([10, 10, 6, 2]);
		expect(between(232, 1_500)).toBe(22);
	});

	test("goes on every half hour after the page has closed, and ends after a day", () => {
		expect(between(1_500, 86_400)).toBe(48);
		expect(asked.at(-1)).toBe(86_400);
		expect(nextAskAfter(86_400)).toBeNull();
		expect(nextAskAfter(90_000)).toBeNull();
	});

	test("takes a question that came late from where it is", () => {
		expect(nextAskAfter(40.5)).toBe(43.5);
		expect(nextAskAfter(51)).toBe(52);
		expect(nextAskAfter(600)).toBe(660);
	});

	test("asks about a failed payment every half hour alone", () => {
		expect(questions(nextAskAfterFailure, 60).slice(0, 3)).toEqual([3_300, 5_100, 6_900]);
		expect(nextAskAfterFailure(86_400)).toBeNull();
	});
});

test("a refund is asked about soon, then more and more rarely for two weeks", () => {
	const asked = [0];
	for (let next = nextRefundAskAfter(0); next !== null; next = nextRefundAskAfter(next)) asked.push(next);
	expect(asked.slice(0, 9)).toEqual([0, 5, 10, 15, 20, 25, 30, 90, 150]);
	expect(asked.at(-1)).toBe(14 * 86_400);
	expect(asked.length).toBeLessThan(200);
});
