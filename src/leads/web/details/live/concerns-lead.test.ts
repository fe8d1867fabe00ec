import { expect, test } from "vitest";
import type { NotificationKind } from "../../../../notifications/notification.ts";
import type { Arrived } from "../../../../notifications/web/event-alert.ts";
import { concernsLead } from "./concerns-lead.ts";

const arrived = (touched: Arrived["touched"], ...subjects: [NotificationKind, string][]): Arrived => ({
	type: "arrived",
	unread: 0,
	notifications: subjects.map(([kind, subjectId]) => ({
		_id: subjectId,
		kind,
		subjectId,
		details: {},
		createdAt: "2026-11-20T10:00:00.000Z",
		isRead: false,
	})),
	earlier: [],
	touched,
	missed: false,
});

test.each([
	["a notification of the lead", arrived([], ["lead.closed", "7"]), true],
	["a notification of another lead", arrived([], ["lead.closed", "8"]), false],
	["a notification of a payment", arrived([], ["payment.settled", "7"]), false],
	["a touch of the lead", arrived(["8", "7"]), true],
	["a touch of another lead", arrived(["8"]), false],
	["a count only", arrived([]), false],
])("%s", (_name, event, expected) => {
	expect(concernsLead(event, "7", true)).toBe(expected);
});

test("without an id, the screen decides, but events about the lead count", () => {
	expect(concernsLead(arrived(null), "7", true)).toBe(true);
	expect(concernsLead(arrived(null), "7", false)).toBe(false);
	expect(concernsLead(arrived(null, ["lead.booked", "7"]), "7", false)).toBe(true);
});
