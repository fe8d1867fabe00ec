/** What a person can be told of. Each kind can be turned off. */
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
	"lead.closed",
	"lead.number-checked",
	"job.new",
	"job.applied",
	"job.closed",
	"job.removed",
	"credit.returned",
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
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * What the words of a notification are made of. No customer's name, mobile or address ever stands here: a notification
 * is shown on locked screens and passes through the browser makers' services.
 */
export type NotificationDetails = {
	/** The service's name. */
	service?: string | undefined;
	/** Who had posted a job that is removed: nothing else says it any more. */
	firm?: string | undefined;
	/** The place's display name. */
	place?: string | undefined;
	/** The firm, or the professional's name. */
	professional?: string | undefined;
	/** Why, one of the words that the kind knows; see notification-words.ts. */
	why?: string | undefined;
	/** Why, in the words of the manager who decided. */
	reason?: string | undefined;
	/** What was bought, for example "Lead Basis, 20 leads". */
	plan?: string | undefined;
	/** Rupees. */
	amount?: number | undefined;
	/** Leads that are left of a subscription. */
	leads?: number | undefined;
	/** When a subscription ends, ISO 8601. */
	endsAt?: string | undefined;
	/** The name of a member of staff. */
	staff?: string | undefined;
	/** How many numbers they had shown. */
	numbers?: number | undefined;
};

/**
 * What of it is kept. Who is a firm or a name today may be gone tomorrow: a listing's id is kept, and what it is called
 * is looked up whenever somebody reads of it.
 */
export type KeptDetails = Omit<NotificationDetails, "professional"> & {
	/** The listing of the professional whom it is about. */
	listingId?: string | undefined;
};

/** How long a notification is kept, in days of 24 hours. */
export const notificationLifeDays = 90;
/** So many of a person's notifications are kept, the newest. */
export const notificationsKept = 500;
/** Notifications on one page of the list unless asked otherwise. */
export const notificationsPerPage = 20;
/** Unread ones are counted up to here; the screen then says that there are more. */
export const unreadCountedTo = 100;
/** Live streams that one person can have open; beyond it the oldest ends. */
export const streamsPerPerson = 8;
/** Records that one browser can have open at once and be told of. */
export const watchedAtMost = 100;
