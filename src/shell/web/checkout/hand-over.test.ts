import { expect, test } from "vitest";
import { keepDraft, lastingStore, recallDraft } from "../../../ui/form/draft.ts";
import { emptyCheckout } from "./checkout-draft.ts";
import { handOver, handOverKept } from "./hand-over.ts";

function memory() {
	const kept = new Map<string, string>();
	return {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
	};
}

test("the listing's screen finds what was chosen at the registration, and its payment", () => {
	const [tab, browser] = [memory(), lastingStore(memory(), () => 0)];
	const typed = {
		...emptyCheckout,
		hasCode: true,
		code: "7K3MQ2XV",
		isBusiness: true,
		name: "Thakur & Sons",
	};
	const begun = { planId: "six-months", listingId: "l", userId: "u", merchantTransactionId: "NK-1" };
	handOver(typed, begun, { tab, browser });
	expect(recallDraft(browser, "checkout|l|u", emptyCheckout)).toEqual({ ...typed, begun: "NK-1" });
	expect(recallDraft(tab, "plan|l|u", { planId: "" })).toEqual({ planId: "six-months" });
});

test("after a lost response, the draft of a registration moves to its listing, once", () => {
	const stores = { tab: memory(), browser: lastingStore(memory(), () => 0) };
	const typed = { ...emptyCheckout, hasCode: true, code: "7K3MQ2XV", isBusiness: true, state: "Punjab" };
	keepDraft(stores.browser, "checkout|registration|u", typed);
	keepDraft(stores.browser, "checkout|registration|another", typed);
	handOverKept({ planId: "year", listingId: "l", userId: "u" }, stores);
	expect(recallDraft(stores.browser, "checkout|l|u", emptyCheckout)).toEqual(typed);
	expect(recallDraft(stores.tab, "plan|l|u", { planId: "" })).toEqual({ planId: "year" });
	expect(recallDraft(stores.browser, "checkout|registration|u", emptyCheckout)).toEqual(emptyCheckout);
	expect(recallDraft(stores.browser, "checkout|registration|another", emptyCheckout)).toEqual(typed);
});

test("a browser without storage loses nothing else", () => {
	const off = () => {
		throw new DOMException("off", "SecurityError");
	};
	const store = { getItem: off, setItem: off, removeItem: off };
	const begun = { planId: "p", listingId: "l", userId: "u", merchantTransactionId: "NK-1" };
	expect(() => handOver(emptyCheckout, begun, { tab: store, browser: store })).not.toThrow();
	expect(() => handOverKept(begun, { tab: store, browser: store })).not.toThrow();
});
