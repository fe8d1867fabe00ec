import { expect, test } from "vitest";
import { sendingKey } from "../../../platform/web/sending-key.ts";
import type { WaitFacts } from "../../listing-wait.ts";
import { isOwnSending, isUnpaid } from "./own-sending.ts";
import { emptyRegistration, type RegistrationDraft, registrationForm } from "./registration-draft.ts";

const draft: RegistrationDraft = {
	...emptyRegistration,
	sectorId: "appliances",
	serviceId: "electrician",
	choiceId: "wiring",
	addressId: "shop",
	places: ["shimla"],
	planId: "year",
};
const unpaid: WaitFacts = { status: "applied", paymentStatus: "pending", isSuspended: false };
const own = { isStaff: false, facts: unpaid };
const staffs = { isStaff: true, facts: unpaid };

/** The draft once it was sent with its payment, whatever the response. */
function sent(from: RegistrationDraft, isStaff = false): RegistrationDraft {
	const body = { ...registrationForm(from, { isStaff }), subs_id: from.planId };
	return { ...from, ...sendingKey(from, body) };
}

test("claims an unpaid registration that it was sent for, even after its texts or plan change", () => {
	expect(isOwnSending(sent(draft), own)).toBe(true);
	expect(isOwnSending({ ...sent(draft), firmName: "Thakur", planId: "trial" }, own)).toBe(true);
	expect(isOwnSending(sent({ ...draft, choiceId: "" }), own)).toBe(true);
	expect(isOwnSending(sent(draft), { isStaff: false, facts: { ...unpaid, paymentStatus: "failed" } })).toBe(
		true,
	);
});

test("does not claim an older registration that it was not sent for", () => {
	expect(isOwnSending(draft, own)).toBe(false);
	expect(isOwnSending({ ...sent(draft), serviceId: "plumber" }, own)).toBe(false);
	expect(isOwnSending({ ...sent(draft), choiceId: "geysers" }, own)).toBe(false);
});

test("claims a registration by staff only for the same person", () => {
	const forOne = sent({ ...draft, phone: "9816077120" }, true);
	expect(isOwnSending(forOne, staffs)).toBe(true);
	expect(isOwnSending({ ...forOne, phone: "9816077121" }, staffs)).toBe(false);
});

test("claims a registration without a payment due, which is not paid again", () => {
	const paid: WaitFacts = { ...unpaid, paymentStatus: "success" };
	expect(isOwnSending(sent(draft), { isStaff: false, facts: paid })).toBe(true);
	expect(isOwnSending(sent(draft), { isStaff: false, facts: { ...paid, status: "active" } })).toBe(true);
	expect(isOwnSending(draft, { isStaff: false, facts: paid })).toBe(false);
	expect([isUnpaid(unpaid), isUnpaid(paid), isUnpaid({ ...paid, status: "active" })]).toEqual([
		true,
		false,
		false,
	]);
});

test("does not claim an expired registration, which is renewed", () => {
	expect(isOwnSending(sent(draft), { isStaff: false, facts: { ...unpaid, status: "expired" } })).toBe(false);
});
