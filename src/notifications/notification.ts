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
	"lead.closed",
	"lead.number-checked",
	"job.new",
	"job.applied",
	"job.closed",
	"job.removed",
	"job.removed-by-staff",
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
 * What the text of a notification is made of. It never contains a customer's name, mobile or address: notifications
 * appear on locked screens and pass through the browser makers' services.
 */
export type NotificationDetails = {
	/** The service's name. */
	service?: string | undefined;
	/** Who had posted a removed job. Nothing else shows it any more. */
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

/** What is stored of it. Names change and accounts are deleted, so ids are stored and the names are added on reading. */
export type StoredDetails = Omit<NotificationDetails, "professional"> & {
	/** The listing of the professional that it is about. */
	listingId?: string | undefined;
	serviceId?: string | undefined;
	placeId?: string | undefined;
};

/** How long a notification is kept, in days of 24 hours. */
export const notificationLifeDays = 90;
/** So many of a person's notifications are kept, the newest. */
export const notificationsKept = 500;
/** Notifications per page by default. */
export const notificationsPerPage = 20;
/** Unread ones are counted up to this number; the screen then shows that there are more. */
export const unreadCountedTo = 100;
/** Live streams that one person can have open; beyond it the oldest ends. */
export const streamsPerPerson = 8;
/** Records that one browser can watch at once. */
export const watchedAtMost = 100;
