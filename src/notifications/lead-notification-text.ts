import { m } from "../paraglide/messages.js";
import type { NotificationDetails, NotificationKind, RequestPart } from "./notification.ts";

type LeadKind = Extract<NotificationKind, `lead.${string}`>;
type Text = () => string;

type LeadTexts = {
	title: Text;
	/** The title if the professional's name is known. */
	named?: (inputs: { professional: string }) => string;
	/** The title by reason. */
	titles?: Partial<Record<string, Text>>;
	/** The title with the professional's name, by reason. */
	namedTitles?: Partial<Record<string, NonNullable<LeadTexts["named"]>>>;
	text: Text;
	/** The text by reason. */
	reasons?: Partial<Record<string, Text>>;
};

const texts: Record<LeadKind, LeadTexts> = {
	"lead.new": {
		title: m["notifications.words.lead_new"],
		titles: { direct: m["notifications.words.lead_new_direct"] },
		text: m["notifications.words.lead_new_text"],
		reasons: { direct: m["notifications.words.lead_new_direct_text"] },
	},
	"lead.declined": {
		title: m["notifications.words.lead_declined_by_one"],
		named: m["notifications.words.lead_declined"],
		text: m["notifications.words.lead_declined_text"],
	},
	"lead.waiting": {
		title: m["notifications.words.lead_waiting"],
		text: m["notifications.words.lead_waiting_text"],
	},
	"lead.claimed": {
		title: m["notifications.words.lead_claimed_by_one"],
		named: m["notifications.words.lead_claimed"],
		text: m["notifications.words.lead_claimed_text"],
	},
	"lead.assigned": {
		title: m["notifications.words.lead_assigned"],
		text: m["notifications.words.lead_assigned_text"],
	},
	"lead.unassigned": {
		title: m["notifications.words.lead_unassigned"],
		text: m["notifications.words.lead_unassigned_text"],
		reasons: { enough: m["notifications.words.lead_unassigned_enough"] },
	},
	"lead.unanswered": {
		title: m["notifications.words.lead_unanswered_by_one"],
		named: m["notifications.words.lead_unanswered"],
		titles: { overdue: m["notifications.words.lead_overdue_by_one"] },
		namedTitles: { overdue: m["notifications.words.lead_overdue"] },
		text: m["notifications.words.lead_unanswered_text"],
		reasons: {
			done: m["notifications.words.lead_unanswered_done"],
			"completed-other": m["notifications.words.lead_unanswered_done"],
			"booked-other": m["notifications.words.lead_unanswered_booked"],
			expired: m["notifications.words.lead_closed_expired"],
			"number-wrong": m["notifications.words.number_wrong"],
			removed: m["notifications.words.lead_closed_removed"],
			enough: m["notifications.words.lead_unanswered_enough"],
			replaced: m["notifications.words.lead_unanswered_replaced"],
			overdue: m["notifications.words.lead_overdue_text"],
			suspended: m["notifications.words.lead_unanswered_suspended"],
		},
	},
	"lead.accepted": {
		title: m["notifications.words.lead_accepted_by_one"],
		named: m["notifications.words.lead_accepted"],
		text: m["notifications.words.lead_accepted_text"],
	},
	"lead.rejected": {
		title: m["notifications.words.lead_rejected_by_one"],
		named: m["notifications.words.lead_rejected"],
		text: m["notifications.words.lead_rejected_text"],
	},
	"lead.booked": {
		title: m["notifications.words.lead_booked"],
		text: m["notifications.words.lead_booked_text"],
	},
	"lead.booked-for-you": {
		title: m["notifications.words.lead_booked_for_you_by_one"],
		named: m["notifications.words.lead_booked_for_you"],
		text: m["notifications.words.lead_booked_for_you_text"],
	},
	"lead.unbooked": {
		title: m["notifications.words.lead_unbooked"],
		text: m["notifications.words.lead_unbooked_text"],
		reasons: {
			"no-show": m["notifications.words.lead_unbooked_no_show"],
			"changed-mind": m["notifications.words.lead_unbooked_changed_mind"],
			price: m["notifications.words.lead_unbooked_price"],
		},
	},
	"lead.changed": {
		title: m["notifications.words.lead_changed"],
		titles: { "open-again": m["notifications.words.lead_open_again"] },
		text: m["notifications.words.lead_changed_text"],
		reasons: { "open-again": m["notifications.words.lead_open_again_text"] },
	},
	"lead.completed": {
		title: m["notifications.words.lead_completed"],
		text: m["notifications.words.lead_completed_text"],
	},
	"lead.closed": {
		title: m["notifications.words.lead_closed"],
		titles: {
			"completed-other": m["notifications.words.lead_accepted_other"],
			"booked-other": m["notifications.words.lead_booked_other"],
			"accepted-other": m["notifications.words.lead_accepted_other"],
			"asked-booked-other": m["notifications.words.lead_booked_other"],
		},
		text: m["notifications.words.lead_closed_text"],
		reasons: {
			done: m["notifications.words.lead_closed_done"],
			"completed-other": m["notifications.words.lead_closed_number_hidden"],
			"booked-other": m["notifications.words.lead_closed_number_hidden"],
			"accepted-other": m["notifications.words.lead_closed_number_hidden"],
			expired: m["notifications.words.lead_closed_expired"],
			"number-wrong": m["notifications.words.number_wrong"],
			removed: m["notifications.words.lead_closed_removed"],
			asked: m["notifications.words.lead_closed_asked"],
			"asked-booked-other": m["notifications.words.lead_closed_asked"],
		},
	},
	"lead.number-checked": {
		title: m["notifications.words.number_checked"],
		text: m["notifications.words.number_checked_text"],
		reasons: { refused: m["notifications.words.number_checked_refused"] },
	},
};

/** The text of a reason; `usual` without a reason or for an unknown one. */
export function reasonText(
	why: string | undefined,
	reasons: Partial<Record<string, Text>>,
	usual: Text,
): string {
	const known = why !== undefined && Object.hasOwn(reasons, why) ? reasons[why] : undefined;
	return (known ?? usual)();
}

/** Puts the subject before the sentence, if it is known. */
export function about(subject: string | undefined, text: string): string {
	return subject ? m["notifications.words.about"]({ what: subject, text }) : text;
}

/** The service and the place, if known: "Electrician in Shimla". */
export function matter({ service, place }: NotificationDetails): string | undefined {
	if (!place) return service;
	return service
		? m["notifications.words.service_in_place"]({ service, place })
		: m["notifications.words.in_place"]({ place });
}

const partNames: Record<RequestPart, Text> = {
	description: m["notifications.words.part_description"],
	budget: m["notifications.words.part_budget"],
	time: m["notifications.words.part_time"],
	places: m["notifications.words.part_places"],
};

/** What the customer changed: "New: the budget, the time." Null if nothing is named. */
function partsText({ parts = [] }: NotificationDetails): string | null {
	if (parts.length === 0) return null;
	return m["notifications.words.lead_changed_parts"]({
		parts: parts.map((part) => partNames[part]()).join(", "),
	});
}

/** The text of a notification about a lead. */
export function leadNotificationWords(
	kind: LeadKind,
	details: NotificationDetails,
): { title: string; text: string } {
	const { title, titles = {}, namedTitles = {}, text, reasons = {} } = texts[kind];
	const { professional, why } = details;
	const named =
		(why !== undefined && Object.hasOwn(namedTitles, why) && namedTitles[why]) || texts[kind].named;
	return {
		title: professional && named ? named({ professional }) : reasonText(why, titles, title),
		text: about(matter(details), partsText(details) ?? reasonText(why, reasons, text)),
	};
}
