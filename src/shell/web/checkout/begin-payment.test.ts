import { expect, test } from "vitest";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { afterBeginning, begunWithout, isPlanRefused, isPriceChanged } from "./begin-payment.ts";

const ids = { merchantTransactionId: "NK-1", professionalId: "l" };

test("a provider that is away leaves a payment that began", () => {
	expect(begunWithout(new ApiFailure(503, { message: "Away", ...ids }))).toEqual({ ...ids, redirectUrl: "" });
});

test("every other failure leaves none", () => {
	expect(begunWithout(new ApiFailure(503, { message: "Busy" }))).toBeNull();
	expect(begunWithout(new ApiFailure(409, { message: "Paid", ...ids }))).toBeNull();
	expect(begunWithout(new TypeError("no"))).toBeNull();
});

test("only a refusal that brings another total is about the price", () => {
	expect(isPriceChanged(new ApiFailure(409, { amount: 4999 }))).toBe(true);
	expect(isPriceChanged(new ApiFailure(409, { professional: {} }))).toBe(false);
	expect(isPriceChanged(new ApiFailure(400, { amount: 4999 }))).toBe(false);
});

test("a plan is refused where the server says so at it", () => {
	const errors = [{ msg: "No state", path: "buyer.state" }];
	const atPlan = [...errors, { msg: "Not offered", path: "subs_id" }];
	expect(isPlanRefused(new ApiFailure(400, { errors: atPlan }))).toBe(true);
	expect(isPlanRefused(new ApiFailure(400, { errors }))).toBe(false);
	expect(isPlanRefused(new ApiFailure(409, { errors: atPlan }))).toBe(false);
	expect(isPlanRefused(new TypeError("no"))).toBe(false);
});

test("the way goes to the provider's page, and to the payment's own where that is not known", () => {
	const { merchantTransactionId } = ids;
	const page = "https://pay.example/1";
	expect(afterBeginning({ merchantTransactionId, redirectUrl: page })).toEqual({
		to: "/phonepe-loading",
		state: { merchantTransactionId, redirectUrl: page },
	});
	expect(afterBeginning({ merchantTransactionId, redirectUrl: "" })).toEqual({ to: "/payment-status/NK-1" });
});
