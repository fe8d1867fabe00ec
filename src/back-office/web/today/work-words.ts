import { m } from "../../../paraglide/messages.js";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { WorkKind } from "../../work.ts";

type WorkWords = {
	title: () => string;
	icon: InterfaceIcon;
	/** The screen that lists exactly what is counted. */
	address: string;
	/** The label of the oldest task's time. */
	since: (words: { time: string }) => string;
};

/** The label of each kind of task, and its screen. */
export const workWords: Record<WorkKind, WorkWords> = {
	"paid-registrations": {
		title: () => m["back-office.work.paid_registrations"](),
		icon: "badge-check",
		address: "/registrations?payment=ready",
		since: (words) => m["back-office.work.since"](words),
	},
	"unpaid-registrations": {
		title: () => m["back-office.work.unpaid_registrations"](),
		icon: "clock",
		address: "/registrations?payment=unpaid",
		since: (words) => m["back-office.work.since"](words),
	},
	"own-registrations": {
		title: () => m["back-office.work.own_registrations"](),
		icon: "users",
		address: "/professionalappl?status=applied&onboardedBy=me",
		since: (words) => m["back-office.work.since"](words),
	},
	"wrong-numbers": {
		title: () => m["back-office.work.wrong_numbers"](),
		icon: "phone",
		address: "/number-reports",
		since: (words) => m["back-office.work.since"](words),
	},
	appeals: {
		title: () => m["back-office.work.appeals"](),
		icon: "ban",
		address: "/staff/reports?view=appeals",
		since: (words) => m["back-office.work.since"](words),
	},
	reports: {
		title: () => m["back-office.work.reports"](),
		icon: "shield-check",
		address: "/staff/reports",
		since: (words) => m["back-office.work.since"](words),
	},
	"held-reviews": {
		title: () => m["back-office.work.held_reviews"](),
		icon: "message-circle",
		address: "/reviews",
		since: (words) => m["back-office.work.since"](words),
	},
	"review-appeals": {
		title: () => m["back-office.work.review_appeals"](),
		icon: "message-circle",
		address: "/reviews?view=appeals",
		since: (words) => m["back-office.work.since"](words),
	},
	"stuck-payments": {
		title: () => m["back-office.work.stuck_payments"](),
		icon: "credit-card",
		address: "/payments?tab=history&tooLong=true&sort=createdAt:asc",
		since: (words) => m["back-office.work.since"](words),
	},
	"expiring-plans": {
		title: () => m["back-office.work.expiring_plans"](),
		icon: "calendar",
		address: "/subscriptions/ending",
		since: (words) => m["back-office.work.first_ends"](words),
	},
};
