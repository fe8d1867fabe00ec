import { expect, test } from "vitest";
import type { NotificationKind } from "../../../notifications/notification.ts";
import type { Arrived } from "../../../notifications/web/event-alert.ts";
import { concernsLead } from "./concerns-lead.ts";

const arrived = (touched: Arrived["touched"], ...told: [NotificationKind, string][]): Arrived => ({
	type: "arrived",
	unread: 0,
	notifications: told.map(([kind, subjectId]) => ({
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
	["told of it", arrived([], ["lead.closed", "7"]), true],
	["told of another one", arrived([], ["lead.closed", "8"]), false],
	["told of a payment", arrived([], ["payment.settled", "7"]), false],
	["touched", arrived(["8", "7"]), true],
	["another one touched", arrived(["8"]), false],
	["nothing but a count", arrived([]), false],
])("%s", (_name, event, expected) => {
	expect(concernsLead(event, "7", true)).toBe(expected);
});

test("without an id, the screen decides, but events about the lead count", () => {
	expect(concernsLead(arrived(null), "7", true)).toBe(true);
	expect(concernsLead(arrived(null), "7", false)).toBe(false);
	expect(concernsLead(arrived(null, ["lead.booked", "7"]), "7", false)).toBe(true);
});
