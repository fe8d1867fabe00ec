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
	test("is that of the address, in the spelling of the list", () => {
		expect(buyerState(emptyCheckout, "HIMACHAL PRADESH", states)).toEqual({
			name: "Himachal Pradesh",
			code: "02",
			from: "address",
		});
		expect(buyerState(emptyCheckout, "", states)).toEqual({ name: "", code: null, from: "address" });
	});

	test("has no code before the list came, and none for a name that is not in it", () => {
		expect(buyerState(emptyCheckout, "Delhi", [])).toEqual({ name: "Delhi", code: null, from: "address" });
		expect(buyerState(emptyCheckout, "Bavaria", states)).toMatchObject({ name: "Bavaria", code: null });
	});

	test("is the chosen one as long as the address lies where it lay", () => {
		const chosen = { ...emptyCheckout, state: "Delhi", insteadOf: "Himachal Pradesh" };
		expect(buyerState(chosen, "Himachal Pradesh", states)).toEqual({
			name: "Delhi",
			code: "07",
			from: "choice",
		});
		expect(buyerState(chosen, "Maharashtra", states)).toMatchObject({ code: "27", from: "address" });
	});

	test("is the GSTIN's before all others, once it is a valid one in open fields", () => {
		const chosen = { ...business, state: "Delhi", insteadOf: "Himachal Pradesh" };
		const said = (draft: typeof chosen) => buyerState(draft, "Himachal Pradesh", states);
		expect(said(chosen)).toEqual({ name: "Maharashtra", code: "27", from: "gstin" });
		expect(said({ ...chosen, isBusiness: false })).toMatchObject({ name: "Delhi", from: "choice" });
		expect(said({ ...chosen, gstin: "27AAPFU0939F1ZW" })).toMatchObject({ name: "Delhi", from: "choice" });
	});

	test("is the GSTIN's also where the list has no state of its code: another one is neither shown nor taxed", () => {
		const offshore = { ...business, gstin: "97AAPFU0939F1ZO" };
		expect(buyerState(offshore, "Delhi", states)).toEqual({ name: "", code: "97", from: "gstin" });
	});

	test("is not the GSTIN's where the seller asks for none", () => {
		expect(buyerState(withoutGstin(business), "Delhi", states)).toMatchObject({
			code: "07",
			from: "address",
		});
		expect(buyerOf(withoutGstin(business), inDelhi)).toEqual({ state: "Delhi", name: "Thakur & Sons" });
	});
});

test("the state is asked for where GST hangs on it, else only where the address's will not do", () => {
	const ofAddress = buyerState(emptyCheckout, "Delhi", states);
	const chosen = buyerState({ ...emptyCheckout, state: "Maharashtra", insteadOf: "Delhi" }, "Delhi", states);
	expect(mustAskState("02", ofAddress, false)).toBe(true);
	expect(mustAskState(null, ofAddress, false)).toBe(false);
	expect(mustAskState(null, ofAddress, true)).toBe(true);
	// The field must not go away from under the choice that mends it.
	expect(mustAskState(null, chosen, false)).toBe(true);
});

test("a business is sent only while its fields are open", () => {
	expect(buyerOf(business, inDelhi)).toEqual({ state: "Delhi", name: "Thakur & Sons", gstin });
	expect(buyerOf({ ...business, isBusiness: false }, inDelhi)).toEqual({ state: "Delhi" });
	expect(buyerOf({ ...emptyCheckout, isBusiness: true }, { state: "", asksAddress: false })).toEqual({});
});

describe("the GSTIN's own address", () => {
	test("is asked for where the listing lies in another state, or in one that nobody knows", () => {
		expect(mustAskAddress(business, "07", false)).toBe(true);
		expect(mustAskAddress(business, null, false)).toBe(true);
		expect(mustAskAddress(business, "27", false)).toBe(false);
		expect(mustAskAddress({ ...business, isBusiness: false }, "07", true)).toBe(false);
		expect(mustAskAddress({ ...business, gstin: "27AAPFU0939F1ZW" }, "07", false)).toBe(false);
	});

	test("is not asked for before the listing's state is known, but where the server wants it", () => {
		expect(mustAskAddress(business, undefined, false)).toBe(false);
		expect(mustAskAddress(business, undefined, true)).toBe(true);
	});

	test("goes along only while it is asked for", () => {
		const written = { ...business, address: " 4 Mill Road\nPune 411001 " };
		expect(buyerOf(written, { ...inDelhi, asksAddress: true }).address).toBe("4 Mill Road\nPune 411001");
		expect(buyerOf(written, inDelhi)).not.toHaveProperty("address");
		expect(buyerOf({ ...business, address: " " }, { ...inDelhi, asksAddress: true })).not.toHaveProperty(
			"address",
		);
	});
});

test("the code of the address's state is unknown before the list came, and none where no state has the name", () => {
	expect(addressCode("maharashtra ", states)).toBe("27");
	expect(addressCode("Bavaria", states)).toBeNull();
	expect(addressCode("Delhi", [])).toBeUndefined();
	expect(addressCode("", states)).toBeUndefined();
});

test("a code is asked for at what the server calls the first payment, and never of staff", () => {
	expect(mayRefer({ role: "user" }, "addProfessional")).toBe(true);
	expect(mayRefer({ role: "promotor" }, "addProfessional")).toBe(true);
	expect(mayRefer({ role: "salesPerson" }, "addProfessional")).toBe(false);
	expect(mayRefer({ role: "user" }, "chooseProfessionalSubscription")).toBe(false);
	expect(mayRefer({ role: "user" }, undefined)).toBe(false);
});

test("a code in a closed box counts for nothing", () => {
	expect(codeOf({ hasCode: true, code: " 7K3MQ2XV " })).toBe("7K3MQ2XV");
	expect(codeOf({ hasCode: false, code: "7K3MQ2XV" })).toBe("");
});

test("the total that was shown goes along to the paisa, a code only where there is one", () => {
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

test("a plan for a listing that is there names it, its owner and what is paid for", () => {
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
