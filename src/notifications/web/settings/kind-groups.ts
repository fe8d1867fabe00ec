import type { Account, Activity } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { type Access, mayCall } from "../../../platform/access.ts";
import type { NotificationKind } from "../../notification.ts";

type KindWords = {
	kind: NotificationKind;
	label: () => string;
	/** Who gets this kind; everyone who sees the group by default. */
	access?: Access;
	/** Only people who do this get the kind. */
	activity?: Activity;
};

type KindGroup = {
	id: string;
	title: () => string;
	kinds: readonly KindWords[];
	/** Who gets these notifications; everyone by default. */
	access?: Access;
	/** Only people who do this get these notifications. */
	activity?: Activity;
};

/** All kinds under the headings of the settings, in their order. */
export const kindGroups: readonly KindGroup[] = [
	{
		id: "requests",
		title: m["notifications.settings.requests"],
		kinds: [
			{ kind: "lead.new", label: m["notifications.settings.lead_new"], activity: "listings" },
			{ kind: "lead.assigned", label: m["notifications.settings.lead_assigned"], activity: "listings" },
			{ kind: "lead.unassigned", label: m["notifications.settings.lead_unassigned"], activity: "listings" },
			{ kind: "lead.booked", label: m["notifications.settings.lead_booked"], activity: "listings" },
			{ kind: "lead.unbooked", label: m["notifications.settings.lead_unbooked"], activity: "listings" },
			{ kind: "lead.changed", label: m["notifications.settings.lead_changed"], activity: "listings" },
			{ kind: "lead.completed", label: m["notifications.settings.lead_completed"], activity: "listings" },
			{ kind: "lead.closed", label: m["notifications.settings.lead_closed"] },
			{
				kind: "lead.number-checked",
				label: m["notifications.settings.number_checked"],
				activity: "listings",
			},
			{ kind: "lead.waiting", label: m["notifications.settings.lead_waiting"] },
			{ kind: "lead.declined", label: m["notifications.settings.lead_declined"] },
			{ kind: "lead.claimed", label: m["notifications.settings.lead_claimed"] },
			{ kind: "lead.booked-for-you", label: m["notifications.settings.lead_booked_for_you"] },
			{ kind: "lead.accepted", label: m["notifications.settings.lead_accepted"], access: "staff" },
			{ kind: "lead.rejected", label: m["notifications.settings.lead_rejected"], access: "staff" },
			{ kind: "lead.unanswered", label: m["notifications.settings.lead_unanswered"], access: "staff" },
		],
	},
	{
		id: "reviews",
		title: m["notifications.settings.reviews"],
		kinds: [
			{ kind: "review.asked", label: m["notifications.settings.review_asked"] },
			{ kind: "review.published", label: m["notifications.settings.review_published"] },
			{ kind: "review.replied", label: m["notifications.settings.review_replied"] },
			{ kind: "review.removed", label: m["notifications.settings.review_removed"] },
			{ kind: "review.appeal-decided", label: m["notifications.settings.review_appeal"] },
		],
	},
	{
		id: "jobs",
		title: m["notifications.settings.jobs"],
		kinds: [
			{ kind: "job.new", label: m["notifications.settings.job_new"] },
			{ kind: "job.applied", label: m["notifications.settings.job_applied"] },
			{ kind: "job.closed", label: m["notifications.settings.job_closed"] },
			{ kind: "job.removed", label: m["notifications.settings.job_removed"] },
			{ kind: "job.removed-by-staff", label: m["notifications.settings.job_removed_by_staff"] },
		],
	},
	{
		id: "listings",
		title: m["notifications.settings.listings"],
		activity: "listings",
		kinds: [
			{ kind: "listing.confirmed", label: m["notifications.settings.listing_confirmed"] },
			{ kind: "listing.rejected", label: m["notifications.settings.listing_rejected"] },
			{ kind: "listing.reconsidered", label: m["notifications.settings.listing_reconsidered"] },
			{ kind: "listing.change_asked", label: m["notifications.settings.listing_change_asked"] },
			{ kind: "listing.suspended", label: m["notifications.settings.listing_suspended"] },
			{ kind: "listing.reopened", label: m["notifications.settings.listing_reopened"] },
		],
	},
	{
		id: "plans",
		title: m["notifications.settings.plans"],
		activity: "listings",
		kinds: [
			{ kind: "credit.returned", label: m["notifications.settings.credit_returned"] },
			{ kind: "credit.charged", label: m["notifications.settings.credit_charged"] },
			{ kind: "subscription.ending", label: m["notifications.settings.subscription_ending"] },
		],
	},
	{
		id: "payments",
		title: m["notifications.settings.payments"],
		kinds: [{ kind: "payment.settled", label: m["notifications.settings.payment_settled"] }],
	},
	{
		id: "safety",
		title: m["notifications.settings.safety"],
		kinds: [
			{ kind: "report.decided", label: m["notifications.settings.report_decided"] },
			{ kind: "account.suspended", label: m["notifications.settings.account_suspended"] },
			{ kind: "account.restored", label: m["notifications.settings.account_restored"] },
			{ kind: "appeal.decided", label: m["notifications.settings.appeal_decided"] },
			{ kind: "profile.removed", label: m["notifications.settings.profile_removed"] },
		],
	},
	{
		id: "account",
		title: m["notifications.settings.account"],
		kinds: [{ kind: "account.second-factor", label: m["notifications.settings.second_factor_reset"] }],
		access: "staff",
	},
	{
		id: "team",
		title: m["notifications.settings.team"],
		kinds: [{ kind: "staff.numbers", label: m["notifications.settings.staff_numbers"] }],
		access: "admin",
	},
];

/** The groups with the kinds that this person can get. */
export function kindGroupsFor(viewer: Pick<Account, "role" | "activities">): readonly KindGroup[] {
	const isFor = ({ access = "signed-in", activity }: Pick<KindGroup, "access" | "activity">) =>
		mayCall(access, viewer) && (activity === undefined || viewer.activities?.includes(activity));
	return kindGroups.filter(isFor).map((group) => ({ ...group, kinds: group.kinds.filter(isFor) }));
}
