import { expect, test } from "vitest";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { afterBeginning, begunWithout, isPlanRefused, isPriceChanged } from "./begin-payment.ts";

const ids = { merchantTransactionId: "NK-1", professionalId: "l" };

test("an unreachable provider leaves a started payment", () => {
	expect(begunWithout(new ApiFailure(503, { message: "Away", ...ids }))).toEqual({ ...ids, redirectUrl: "" });
});

test("no other failure does", () => {
	expect(begunWithout(new ApiFailure(503, { message: "Busy" }))).toBeNull();
	expect(begunWithout(new ApiFailure(409, { message: "Paid", ...ids }))).toBeNull();
	expect(begunWithout(new TypeError("no"))).toBeNull();
});

test("only a refusal with another total concerns the price", () => {
	expect(isPriceChanged(new ApiFailure(409, { amount: 4999 }))).toBe(true);
	expect(isPriceChanged(new ApiFailure(409, { professional: {} }))).toBe(false);
	expect(isPriceChanged(new ApiFailure(400, { amount: 4999 }))).toBe(false);
});

test("an error at the plan's field means that the plan was refused", () => {
	const errors = [{ msg: "No state", path: "buyer.state" }];
	const atPlan = [...errors, { msg: "Not offered", path: "subs_id" }];
	expect(isPlanRefused(new ApiFailure(400, { errors: atPlan }))).toBe(true);
	expect(isPlanRefused(new ApiFailure(400, { errors }))).toBe(false);
	expect(isPlanRefused(new ApiFailure(409, { errors: atPlan }))).toBe(false);
	expect(isPlanRefused(new TypeError("no"))).toBe(false);
});

test("leads to the provider's page, or to the payment's own if that is unknown", () => {
	const { merchantTransactionId } = ids;
	const page = "https://pay.example/1";
	expect(afterBeginning({ merchantTransactionId, redirectUrl: page })).toEqual({
		to: "/phonepe-loading",
		state: { merchantTransactionId, redirectUrl: page },
	});
	expect(afterBeginning({ merchantTransactionId, redirectUrl: "" })).toEqual({ to: "/payment-status/NK-1" });
});
