/** The kinds of notifications. Each can be muted. */
export const notificationKinds = [
	"lead.new",
	"lead.claimed",
	"lead.assigned",
	"lead.unassigned",
	"lead.unanswered",
	"lead.accepted",
	"lead.rejected",
	"lead.booked",
	"lead.booked-for-you",
	"lead.unbooked",
	"lead.declined",
	"lead.waiting",
	"lead.changed",
	"lead.completed",
	"lead.closed",
	"lead.number-checked",
	"review.asked",
	"review.published",
	"review.replied",
	"review.removed",
	"review.appeal-decided",
	"job.new",
	"job.applied",
	"job.closed",
	"job.removed",
	"job.removed-by-staff",
	"credit.returned",
	"credit.charged",
	"subscription.ending",
	"payment.settled",
	"staff.numbers",
	"account.second-factor",
	"listing.confirmed",
	"listing.rejected",
	"listing.reconsidered",
	"listing.change_asked",
	"listing.suspended",
	"listing.reopened",
	"profile.removed",
	"report.decided",
	"account.suspended",
	"account.restored",
	"appeal.decided",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The parts of a request that its customer can change. */
export const requestParts = ["description", "budget", "time", "places"] as const;
export type RequestPart = (typeof requestParts)[number];

/**
 * What the text of a notification is made of. It never contains a customer's name, mobile or address: notifications
 * appear on locked screens and pass through the browser makers' services.
 */
export type NotificationDetails = {
	/** The service's name. */
	service?: string | undefined;
	/** The firm that had posted a removed job, because its page is gone. */
	firm?: string | undefined;
	/** The place's display name. */
	place?: string | undefined;
	/** The firm, or the professional's name. */
	professional?: string | undefined;
	/** The reason, one of the words of the kind in notification-text.ts and lead-notification-text.ts. */
	why?: string | undefined;
	/** The reason as the manager who decided wrote it. */
	reason?: string | undefined;
	/** What the customer changed in a lead. */
	parts?: RequestPart[] | undefined;
	/** What was bought, for example "Lead Basis, 20 leads". */
	plan?: string | undefined;
	/** Rupees. */
	amount?: number | undefined;
	/** Leads left in a subscription. */
	leads?: number | undefined;
	/** When a subscription ends, ISO 8601. */
	endsAt?: string | undefined;
	/** The name of a member of staff. */
	staff?: string | undefined;
	/** How many numbers were shown to them. */
	numbers?: number | undefined;
};

/** The stored details. Names change and accounts are deleted, so ids are stored and names are added on reading. */
export type StoredDetails = Omit<NotificationDetails, "professional"> & {
	/** The listing of the professional in it. */
	listingId?: string | undefined;
	serviceId?: string | undefined;
	placeId?: string | undefined;
};

/** How long a notification is kept, in days of 24 hours. */
export const notificationLifeDays = 90;
/** How many of a person's notifications are kept, the newest ones. */
export const notificationsKept = 500;
/** Notifications per page by default. */
export const notificationsPerPage = 20;
/** Unread notifications are counted up to this number; the screen then shows that there are more. */
export const unreadCountedTo = 100;
/** Live streams that one person can have open. Above it the oldest one ends. */
export const streamsPerPerson = 8;
/** Records that one browser can watch at once. */
export const watchedAtMost = 100;
