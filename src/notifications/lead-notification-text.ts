import { m } from "../paraglide/messages.js";
import type { NotificationDetails, NotificationKind } from "./notification.ts";

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
	"lead.new": { title: m["notifications.words.lead_new"], text: m["notifications.words.lead_new_text"] },
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
			"booked-other": m["notifications.words.lead_unanswered_booked"],
			expired: m["notifications.words.lead_closed_expired"],
			"number-wrong": m["notifications.words.number_wrong"],
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
	"lead.closed": {
		title: m["notifications.words.lead_closed"],
		titles: {
			"booked-other": m["notifications.words.lead_booked_other"],
			"accepted-other": m["notifications.words.lead_accepted_other"],
			"asked-booked-other": m["notifications.words.lead_booked_other"],
		},
		text: m["notifications.words.lead_closed_text"],
		reasons: {
			done: m["notifications.words.lead_closed_done"],
			"booked-other": m["notifications.words.lead_closed_number_hidden"],
			"accepted-other": m["notifications.words.lead_closed_number_hidden"],
			expired: m["notifications.words.lead_closed_expired"],
			"number-wrong": m["notifications.words.number_wrong"],
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
		text: about(matter(details), reasonText(why, reasons, text)),
	};
}
