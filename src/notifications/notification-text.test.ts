import { describe, expect, test } from "vitest";
import { type NotificationDetails, type NotificationKind, notificationKinds } from "./notification.ts";
import { notificationWords } from "./notification-text.ts";

const words = (kind: NotificationKind, details: NotificationDetails = {}, subjectId = "7") =>
	notificationWords({ kind, subjectId, details });
const textOf = (kind: NotificationKind, details: NotificationDetails) => {
	const { title, text } = words(kind, details);
	return `${title} | ${text}`;
};

describe("the page of a notification", () => {
	test.each<[NotificationKind, string]>([
		["lead.new", "/lead/7"],
		["lead.claimed", "/lead/7/offers"],
		["lead.assigned", "/lead/7"],
		["lead.accepted", "/lead/7"],
		["lead.rejected", "/lead/7"],
		["lead.unassigned", "/lead/7"],
		["lead.unanswered", "/lead/7"],
		["lead.booked", "/lead/7"],
		["lead.booked-for-you", "/lead/7"],
		["lead.closed", "/lead/7"],
		["lead.number-checked", "/lead/7"],
		["job.new", "/jobs/7"],
		["job.applied", "/applicants?job=7"],
		["job.closed", "/jobs/7"],
		["job.removed", "/jobs"],
		["job.removed-by-staff", "/jobs?createdBy=me"],
		["credit.returned", "/credits"],
		["subscription.ending", "/professional/7/subscriptions"],
		["payment.settled", "/payment-status/7"],
		["staff.numbers", "/staff"],
		["account.second-factor", "/profile-actions"],
		["listing.confirmed", "/professionals/7"],
		["listing.rejected", "/professionals/7"],
		["listing.reconsidered", "/professionals/7"],
		["listing.change_asked", "/professionals/7"],
		["listing.suspended", "/professionals/7"],
		["listing.reopened", "/professionals/7"],
	])("%s opens %s", (kind, path) => {
		expect(words(kind).to).toBe(path);
	});

	test("encodes the subject in the path", () => {
		expect(words("job.applied", {}, "x&y#z").to).toBe("/applicants?job=x%26y%23z");
		expect(words("payment.settled", {}, "../x?y#z").to).toBe("/payment-status/..%2Fx%3Fy%23z");
	});
});

const electrician = { service: "Electrician", place: "Shimla" };

describe("the text of a notification", () => {
	test.each<[NotificationKind, NotificationDetails, string]>([
		["lead.new", electrician, "New lead | Electrician in Shimla. See what is needed and get the number."],
		["lead.new", { service: "Taxi" }, "New lead | Taxi. See what is needed and get the number."],
		["lead.new", { place: "Mandi" }, "New lead | In Mandi. See what is needed and get the number."],
		[
			"lead.claimed",
			{ ...electrician, professional: "ठाकुर इलेक्ट्रिकल्स" },
			"ठाकुर इलेक्ट्रिकल्स can call you | Electrician in Shimla. They have your number now.",
		],
		[
			"lead.booked-for-you",
			{ ...electrician, professional: "Thakur" },
			"Thakur is booked for your request | Electrician in Shimla. Our team asked them, and they said yes. They have your number now. Call to agree on the work.",
		],
		[
			"lead.closed",
			{ why: "done" },
			"This lead is closed | The customer is done with it. The number is hidden now.",
		],
		[
			"lead.unanswered",
			{ why: "overdue", professional: "Anil Electricals" },
			"Anil Electricals has not answered yet | No answer came in time. You can assign the lead to someone else now.",
		],
		[
			"lead.unanswered",
			{ why: "overdue" },
			"The professional has not answered yet | No answer came in time. You can assign the lead to someone else now.",
		],
		[
			"lead.unanswered",
			{ why: "suspended", professional: "Anil Electricals" },
			"Anil Electricals no longer needs to answer | They can no longer take leads. You can assign the lead to someone else now.",
		],
		[
			"lead.unanswered",
			{ why: "replaced", professional: "Anil Electricals" },
			"Anil Electricals no longer needs to answer | A colleague assigned the lead to another professional.",
		],
		[
			"lead.changed",
			{ why: "open-again" },
			"A lead that you claimed is open again | The customer took the booking back, and you see the number again.",
		],
		["lead.closed", { why: "booked-other" }, "The customer booked someone else | The number is hidden now."],
		[
			"lead.closed",
			{ why: "accepted-other" },
			"This lead went to another professional | The number is hidden now.",
		],
		[
			"lead.closed",
			{ ...electrician, why: "asked-booked-other" },
			"The customer booked someone else | Electrician in Shimla. You no longer need to answer.",
		],
		["lead.closed", { why: "asked" }, "This lead is closed | You no longer need to answer."],
		["lead.closed", { why: "expired" }, "This lead is closed | Nobody was booked in time."],
		["lead.closed", { why: "number-wrong" }, "This lead is closed | The mobile number was wrong."],
		[
			"job.closed",
			electrician,
			"A job you applied for is closed | Electrician in Shimla. It takes no more applications.",
		],
		[
			"job.removed",
			{ ...electrician, firm: "Thakur Works" },
			"A job you applied for is removed | Electrician at Thakur Works in Shimla. Your application was removed too. Look for other jobs near you.",
		],
		[
			"job.removed",
			electrician,
			"A job you applied for is removed | Electrician in Shimla. Your application was removed too. Look for other jobs near you.",
		],
		[
			"job.removed-by-staff",
			{ ...electrician, firm: "Thakur Works", reason: "It asks for money" },
			"Our team deleted your job | Electrician at Thakur Works in Shimla. Reason: It asks for money. You can post the job again without this problem.",
		],
		[
			"staff.numbers",
			{ staff: "Meena Negi", numbers: 100 },
			"Daily limit of numbers reached | Meena Negi viewed 100 numbers today and can view no more until tomorrow.",
		],
		[
			"staff.numbers",
			{ numbers: 100 },
			"Daily limit of numbers reached | A member of our team viewed 100 numbers today and can view no more until tomorrow.",
		],
		[
			"listing.confirmed",
			{ service: "Electrician" },
			"Your registration is confirmed | Electrician. Customers can find you now.",
		],
		[
			"listing.rejected",
			{ service: "Electrician", reason: "The photos show another person" },
			"We did not accept your registration | Electrician. Reason: The photos show another person. Correct it and apply again.",
		],
		[
			"listing.suspended",
			{ reason: "ग्राहक नहीं मिल रहे।" },
			"Your service is suspended | Reason: ग्राहक नहीं मिल रहे। Customers do not see it now.",
		],
		["listing.reopened", {}, "Your service is open again | Customers can find you again."],
		["job.new", electrician, "New job | Electrician in Shimla. See what it is and apply."],
		[
			"job.applied",
			{ service: "Cook", place: "Mandi" },
			"Someone applied for your job | Cook in Mandi. See who it is and call.",
		],
		[
			"lead.number-checked",
			{ why: "refused" },
			"We checked the number | The number works, so the lead stays with you. Please try to call again.",
		],
		[
			"credit.returned",
			{ ...electrician, why: "wrong-number", leads: 4 },
			"You got a lead back | Electrician in Shimla. The mobile number was wrong. 4 leads are left.",
		],
		[
			"credit.returned",
			{ why: "duplicate", leads: 1 },
			"You got a lead back | The same customer had asked for this before. 1 lead is left.",
		],
		["credit.returned", { why: "withdrawn" }, "You got a lead back | The customer withdrew the request."],
		[
			"subscription.ending",
			{ plan: "Lead Basis, 20 leads", endsAt: "2026-11-30T18:30:00.000Z", leads: 0 },
			"Your plan ends soon | Lead Basis, 20 leads. It ends on 1 Dec 2026. No leads are left. Renew to keep getting leads.",
		],
		[
			"payment.settled",
			{ why: "success", amount: 2182.5, plan: "Enrolment Basis, 6 months" },
			"Payment received | ₹2,182.50 for Enrolment Basis, 6 months. Thank you.",
		],
		["payment.settled", { why: "success", amount: 441 }, "Payment received | ₹441. Thank you."],
		[
			"payment.settled",
			{ why: "failed" },
			"Payment failed | No money was taken, or it will come back to you automatically.",
		],
		[
			"payment.settled",
			{ why: "refunded", plan: "Lead Basis" },
			"Payment refunded | Lead Basis. It can take a few days until the money reaches you.",
		],
		[
			"payment.settled",
			{ why: "refunded-ended", plan: "Lead Basis" },
			"Payment refunded | Lead Basis. It can take a few days until the money reaches you. This plan has ended.",
		],
	])("%s of %j", (kind, details, sentence) => {
		expect(textOf(kind, details)).toBe(sentence);
	});

	test.each(notificationKinds)("%s without details is whole sentences", (kind) => {
		const { title, text } = words(kind);
		expect(title).toMatch(/^[A-Z][^{}]+[^ .]$/);
		expect(text).toMatch(/^[A-Z][^{}]+\.$/);
		expect(`${title} ${text}`).not.toMatch(/undefined|NaN|Invalid| {2}|\.\./);
	});

	test.each(notificationKinds)("%s ignores an unknown reason", (kind) => {
		expect(words(kind, { why: "toString" })).toEqual(words(kind));
	});
});
