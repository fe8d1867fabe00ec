import { describe, expect, test } from "vitest";
import { findTransition } from "../platform/lifecycle.ts";
import {
	type PaymentAction,
	type PaymentActor,
	paymentStatuses,
	paymentTransitions,
	takesLong,
	whenPaid,
} from "./payment.ts";

describe("the lifecycle of a payment", () => {
	const actions: PaymentAction[] = ["succeed", "fail"];
	const actors: PaymentActor[] = ["provider", "staff", "nothing-due", "waiver"];
	const possible = paymentStatuses.flatMap((from) =>
		actions.flatMap((action) =>
			actors.flatMap((actor) => {
				const step = findTransition(paymentTransitions, from, action, actor);
				return step === undefined ? [] : `${from} ${action} ${actor} → ${step.to}`;
			}),
		),
	);

	test("keeps a success final and accepts a late success", () => {
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

test("uses the provider's payment time if it is between the payment's start and now, otherwise now", () => {
	const at = (time: string) => new Date(`2026-11-20T${time}Z`);
	const [createdAt, now] = [at("10:00:00"), at("11:00:00")];
	expect(whenPaid(at("10:10:00"), { createdAt }, now)).toEqual(at("10:10:00"));
	expect(whenPaid(createdAt, { createdAt }, now)).toEqual(createdAt);
	expect(whenPaid(now, { createdAt }, now)).toEqual(now);
	for (const named of [null, at("09:59:59"), at("11:00:01"), new Date(Number.NaN)])
		expect(whenPaid(named, { createdAt }, now)).toEqual(now);
});

test("reports a payment as slow after a quarter of an hour", () => {
	const createdAt = new Date("2026-11-20T10:00:00Z");
	const at = (time: string) => new Date(`2026-11-20T${time}Z`);
	expect(takesLong({ status: "pending", createdAt }, at("10:14:59"))).toBe(false);
	expect(takesLong({ status: "pending", createdAt }, at("10:15:00"))).toBe(true);
	expect(takesLong({ status: "failed", createdAt }, at("11:00:00"))).toBe(false);
	expect(takesLong({ status: "success", createdAt }, at("11:00:00"))).toBe(false);
});
