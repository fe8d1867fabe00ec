import { describe, expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import {
	buyerOf,
	buyerState,
	choiceForm,
	codeOf,
	emptyCheckout,
	gstinState,
	paymentFields,
} from "./checkout-draft.ts";

const states = [
	{ stateName: "Delhi", code: "07" },
	{ stateName: "Himachal Pradesh", code: "02" },
	{ stateName: "Maharashtra", code: "27" },
];
const gstin = "27AAPFU0939F1ZV";
const business = { ...emptyCheckout, isBusiness: true, name: " Thakur & Sons ", gstin: ` ${gstin} ` };

describe("the buyer's state", () => {
	test("is that of the address, in the spelling of the list", () => {
		expect(buyerState(emptyCheckout, "HIMACHAL PRADESH", states)).toBe("Himachal Pradesh");
		expect(buyerState(emptyCheckout, "", states)).toBe("");
	});

	test("is the chosen one as long as the address lies where it lay", () => {
		const chosen = { ...emptyCheckout, state: "Delhi", insteadOf: "Himachal Pradesh" };
		expect(buyerState(chosen, "Himachal Pradesh", states)).toBe("Delhi");
		expect(buyerState(chosen, "Maharashtra", states)).toBe("Maharashtra");
	});

	test("is the GSTIN's before all others, once it is a valid one in open fields", () => {
		const chosen = { ...business, state: "Delhi", insteadOf: "Himachal Pradesh" };
		expect(buyerState(chosen, "Himachal Pradesh", states)).toBe("Maharashtra");
		expect(gstinState({ ...chosen, isBusiness: false }, states)).toBeNull();
		expect(gstinState({ ...chosen, gstin: "27AAPFU0939F1ZW" }, states)).toBeNull();
	});
});

test("a business is sent only while its fields are open", () => {
	expect(buyerOf(business, "Delhi")).toEqual({ state: "Delhi", name: "Thakur & Sons", gstin });
	expect(buyerOf({ ...business, isBusiness: false }, "Delhi")).toEqual({ state: "Delhi" });
	expect(buyerOf({ ...emptyCheckout, isBusiness: true }, "")).toEqual({});
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
