import { describe, expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import {
	addressCode,
	buyerOf,
	buyerState,
	choiceForm,
	codeOf,
	emptyCheckout,
	mayRefer,
	mustAskAddress,
	mustAskState,
	paymentFields,
	withoutGstin,
} from "./checkout-draft.ts";

const states = [
	{ stateName: "Delhi", code: "07" },
	{ stateName: "Himachal Pradesh", code: "02" },
	{ stateName: "Maharashtra", code: "27" },
];
const gstin = "27AAPFU0939F1ZV";
const inDelhi = { state: "Delhi", asksAddress: false };
const business = { ...emptyCheckout, isBusiness: true, name: " Thakur & Sons ", gstin: ` ${gstin} ` };

describe("the buyer's state", () => {
	test("is the address's, in the spelling of the list", () => {
		expect(buyerState(emptyCheckout, "HIMACHAL PRADESH", states)).toEqual({
			name: "Himachal Pradesh",
			code: "02",
			from: "address",
		});
		expect(buyerState(emptyCheckout, "", states)).toEqual({ name: "", code: null, from: "address" });
	});

	test("has no code before the list is loaded, or for a name that is not in it", () => {
		expect(buyerState(emptyCheckout, "Delhi", [])).toEqual({ name: "Delhi", code: null, from: "address" });
		expect(buyerState(emptyCheckout, "Bavaria", states)).toMatchObject({ name: "Bavaria", code: null });
	});

	test("is the chosen one while the address's state stays the same", () => {
		const chosen = { ...emptyCheckout, state: "Delhi", insteadOf: "Himachal Pradesh" };
		expect(buyerState(chosen, "Himachal Pradesh", states)).toEqual({
			name: "Delhi",
			code: "07",
			from: "choice",
		});
		expect(buyerState(chosen, "Maharashtra", states)).toMatchObject({ code: "27", from: "address" });
	});

	test("is the GSTIN's if a valid one is in the open fields", () => {
		const chosen = { ...business, state: "Delhi", insteadOf: "Himachal Pradesh" };
		const said = (draft: typeof chosen) => buyerState(draft, "Himachal Pradesh", states);
		expect(said(chosen)).toEqual({ name: "Maharashtra", code: "27", from: "gstin" });
		expect(said({ ...chosen, isBusiness: false })).toMatchObject({ name: "Delhi", from: "choice" });
		expect(said({ ...chosen, gstin: "27AAPFU0939F1ZW" })).toMatchObject({ name: "Delhi", from: "choice" });
	});

	test("is the GSTIN's even if the list has no state with its code: no other is shown or taxed", () => {
		const offshore = { ...business, gstin: "97AAPFU0939F1ZO" };
		expect(buyerState(offshore, "Delhi", states)).toEqual({ name: "", code: "97", from: "gstin" });
	});

	test("is not the GSTIN's if the seller asks for none", () => {
		expect(buyerState(withoutGstin(business), "Delhi", states)).toMatchObject({
			code: "07",
			from: "address",
		});
		expect(buyerOf(withoutGstin(business), inDelhi)).toEqual({ state: "Delhi", name: "Thakur & Sons" });
	});
});

test("the state is asked for if GST depends on it, or if the address has no usable one", () => {
	const ofAddress = buyerState(emptyCheckout, "Delhi", states);
	const chosen = buyerState({ ...emptyCheckout, state: "Maharashtra", insteadOf: "Delhi" }, "Delhi", states);
	expect(mustAskState("02", ofAddress, false)).toBe(true);
	expect(mustAskState(null, ofAddress, false)).toBe(false);
	expect(mustAskState(null, ofAddress, true)).toBe(true);
	// The field must not disappear while the person corrects it.
	expect(mustAskState(null, chosen, false)).toBe(true);
});

test("sends a business only while its fields are open", () => {
	expect(buyerOf(business, inDelhi)).toEqual({ state: "Delhi", name: "Thakur & Sons", gstin });
	expect(buyerOf({ ...business, isBusiness: false }, inDelhi)).toEqual({ state: "Delhi" });
	expect(buyerOf({ ...emptyCheckout, isBusiness: true }, { state: "", asksAddress: false })).toEqual({});
});

describe("the GSTIN's own address", () => {
	test("is asked for if the listing is in another state, or in an unknown one", () => {
		expect(mustAskAddress(business, "07", false)).toBe(true);
		expect(mustAskAddress(business, null, false)).toBe(true);
		expect(mustAskAddress(business, "27", false)).toBe(false);
		expect(mustAskAddress({ ...business, isBusiness: false }, "07", true)).toBe(false);
		expect(mustAskAddress({ ...business, gstin: "27AAPFU0939F1ZW" }, "07", false)).toBe(false);
	});

	test("is asked for before the listing's state is known only if the server requires it", () => {
		expect(mustAskAddress(business, undefined, false)).toBe(false);
		expect(mustAskAddress(business, undefined, true)).toBe(true);
	});

	test("is sent only while it is asked for", () => {
		const written = { ...business, address: " 4 Mill Road\nPune 411001 " };
		expect(buyerOf(written, { ...inDelhi, asksAddress: true }).address).toBe("4 Mill Road\nPune 411001");
		expect(buyerOf(written, inDelhi)).not.toHaveProperty("address");
		expect(buyerOf({ ...business, address: " " }, { ...inDelhi, asksAddress: true })).not.toHaveProperty(
			"address",
		);
	});
});

test("the code of the address's state is unknown before the list is loaded, and null for an unknown name", () => {
	expect(addressCode("maharashtra ", states)).toBe("27");
	expect(addressCode("Bavaria", states)).toBeNull();
	expect(addressCode("Delhi", [])).toBeUndefined();
	expect(addressCode("", states)).toBeUndefined();
});

test("a code is asked for at the first payment, and never of staff", () => {
	expect(mayRefer({ role: "user" }, "addProfessional")).toBe(true);
	expect(mayRefer({ role: "promotor" }, "addProfessional")).toBe(true);
	expect(mayRefer({ role: "salesPerson" }, "addProfessional")).toBe(false);
	expect(mayRefer({ role: "user" }, "chooseProfessionalSubscription")).toBe(false);
	expect(mayRefer({ role: "user" }, undefined)).toBe(false);
});

test("ignores a code in a closed box", () => {
	expect(codeOf({ hasCode: true, code: " 7K3MQ2XV " })).toBe("7K3MQ2XV");
	expect(codeOf({ hasCode: false, code: "7K3MQ2XV" })).toBe("");
});

test("sends the displayed total exactly, and a code only if there is one", () => {
	const chosen = { planId: "six-months", due: paise(269_910), code: "7K3MQ2XV", buyer: { state: "Delhi" } };
	expect(paymentFields(chosen)).toEqual({
		subs_id: "six-months",
		amount: "2699.10",
		referralCode: "7K3MQ2XV",
		buyer: { state: "Delhi" },
	});
	expect(paymentFields({ ...chosen, due: paise(0), code: "" })).toEqual({
		subs_id: "six-months",
		amount: "0.00",
		buyer: { state: "Delhi" },
	});
});

test("a plan for an existing listing names it, its owner and what is paid for", () => {
	const fields = paymentFields({ planId: "p", due: paise(100), code: "", buyer: {} });
	const paymentForCategory = "chooseProfessionalSubscription";
	expect(choiceForm(fields, { profId: "l", paymentForCategory, mobile: "+919816077120" })).toEqual({
		...fields,
		mobile: "+919816077120",
		paymentForCategory,
		chooseProfSubscription: { profId: "l", paymentForCategory },
	});
	expect(choiceForm(fields, { profId: "l", paymentForCategory, mobile: undefined })).not.toHaveProperty(
		"mobile",
	);
});
