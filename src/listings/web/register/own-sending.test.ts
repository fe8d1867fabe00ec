import { expect, test } from "vitest";
import { sendingKey } from "../../../platform/web/sending-key.ts";
import type { ListingStand } from "../../listing-wait.ts";
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
const unpaid: ListingStand = { status: "applied", paymentStatus: "pending", isShut: false };
const own = { isStaff: false, stand: unpaid };
const staffs = { isStaff: true, stand: unpaid };

/** The draft once it was sent with its payment, whatever came back. */
function sent(from: RegistrationDraft, isStaff = false): RegistrationDraft {
	const body = { ...registrationForm(from, { isStaff }), subs_id: from.planId };
	return { ...from, ...sendingKey(from, body) };
}

test("what was sent and is unpaid belongs to this draft, also after its words or its plan were changed", () => {
	expect(isOwnSending(sent(draft), own)).toBe(true);
	expect(isOwnSending({ ...sent(draft), firmName: "Thakur", planId: "trial" }, own)).toBe(true);
	expect(isOwnSending(sent({ ...draft, choiceId: "" }), own)).toBe(true);
	expect(isOwnSending(sent(draft), { isStaff: false, stand: { ...unpaid, paymentStatus: "failed" } })).toBe(
		true,
	);
});

test("an older registration takes nothing of a draft that was not sent for it", () => {
	expect(isOwnSending(draft, own)).toBe(false);
	expect(isOwnSending({ ...sent(draft), serviceId: "plumber" }, own)).toBe(false);
	expect(isOwnSending({ ...sent(draft), choiceId: "geysers" }, own)).toBe(false);
});

test("staff took it up for the same person, or not at all", () => {
	const forOne = sent({ ...draft, phone: "9816077120" }, true);
	expect(isOwnSending(forOne, staffs)).toBe(true);
	expect(isOwnSending({ ...forOne, phone: "9816077121" }, staffs)).toBe(false);
});

test("where nothing was due it is its own all the same, and not paid again", () => {
	const paid: ListingStand = { ...unpaid, paymentStatus: "success" };
	expect(isOwnSending(sent(draft), { isStaff: false, stand: paid })).toBe(true);
	expect(isOwnSending(sent(draft), { isStaff: false, stand: { ...paid, status: "active" } })).toBe(true);
	expect(isOwnSending(draft, { isStaff: false, stand: paid })).toBe(false);
	expect([isUnpaid(unpaid), isUnpaid(paid), isUnpaid({ ...paid, status: "active" })]).toEqual([
		true,
		false,
		false,
	]);
});

test("what ran out is renewed, and takes nothing", () => {
	expect(isOwnSending(sent(draft), { isStaff: false, stand: { ...unpaid, status: "expired" } })).toBe(false);
});
