import { findTransition, type Transition } from "../platform/lifecycle.ts";

/** The statuses of a listing: a professional's registration for one service. */
export const listingStatuses = ["applied", "active", "expired", "rejected"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Whether customers can find and see a listing of this status. */
export const isPublicStatus: Record<ListingStatus, boolean> = {
	applied: false,
	active: true,
	expired: false,
	rejected: false,
};

/** Whether the owner and staff see the public page of a listing of this status as a preview. */
export const isPreviewStatus: Record<ListingStatus, boolean> = {
	applied: true,
	active: false,
	expired: false,
	rejected: true,
};

/** Whether the owner can set the availability: customers find the listing, or will once it is confirmed. */
export const hasAvailability: Record<ListingStatus, boolean> = {
	applied: true,
	active: true,
	expired: false,
	rejected: false,
};

/** Whether a listing of this status still waits for its first confirmation. */
export const isUnconfirmed: Record<ListingStatus, boolean> = {
	applied: true,
	active: false,
	expired: false,
	rejected: true,
};

/** Whether a registration of this status waits for a manager's decision. */
export const awaitsManager: Record<ListingStatus, boolean> = {
	applied: true,
	active: false,
	expired: false,
	rejected: false,
};

/** Whether a plan can be bought for a listing of this status. */
export const isSoldIn: Record<ListingStatus, boolean> = {
	applied: true,
	active: true,
	expired: true,
	rejected: false,
};

/** Whether a listing of this status counts towards the registrations that one person can have. */
export const isCountedStatus: Record<ListingStatus, boolean> = {
	applied: true,
	active: true,
	expired: false,
	rejected: true,
};

/** The statuses for which a rule is true, for queries. */
export function statusesWhere(rule: Record<ListingStatus, boolean>): ListingStatus[] {
	return listingStatuses.filter((status) => rule[status]);
}

export const availabilities = ["available", "unavailable"] as const;
export type Availability = (typeof availabilities)[number];

export const listingPaymentStatuses = ["not-required", "pending", "success", "failed"] as const;
export type ListingPaymentStatus = (typeof listingPaymentStatuses)[number];

/** Similar professionals on a listing's page. */
export const similarAtMost = 4;
/** Listings on one page of a public list. */
export const listingsPerPage = 20;
/** The maximum number of pictures per listing. */
export const imagesAtMost = 10;

/** The maximum lengths of a listing's texts, in characters. */
export const longestWords = { firmName: 120, description: 1000 } as const;
/** The length of the description on a card, in characters. */
export const cardDescriptionLength = 160;
/** The number of different professionals whose number one person may get on one Indian day. */
export const callsPerDay = 30;
/** How long visitors and callers are stored, in days; the counts themselves stay. */
export const contactsKeptForDays = 90;
/** How many public listings a person can save. */
export const favouritesAtMost = 100;
/** How many of their own listings a person sees. */
export const ownListingsShown = 50;

export type ListingAction = "activate" | "reject" | "reapply" | "expire" | "renew";
/** Who or what changes the status: a manager, the owner, the hourly job, or a paid subscription that begins. */
export type ListingActor = "manager" | "owner" | "timetable" | "payment";

/** One step in a listing's lifecycle. */
export type ListingTransition = Transition<ListingStatus, ListingAction, ListingActor> & {
	/** The step is refused without a reason, which goes to the audit log. */
	needsReason: boolean;
	/** The owner reads the reason as long as the listing has this status. */
	showsReason: boolean;
	/** The step is refused while a payment is due. */
	needsPaid: boolean;
	/** Whether the step suspends the listing. */
	suspends: boolean;
	/** The step is refused for a suspended listing: no payment reopens what staff closed for a reason. */
	refusedIfSuspended: boolean;
};

const plainStep = {
	needsReason: false,
	showsReason: false,
	needsPaid: false,
	suspends: false,
	refusedIfSuspended: false,
};

/** The whole lifecycle of a listing; any other step is refused. */
export const listingTransitions: readonly ListingTransition[] = [
	{ ...plainStep, from: "applied", action: "activate", actors: ["manager"], to: "active", needsPaid: true },
	{
		...plainStep,
		from: "applied",
		action: "reject",
		actors: ["manager"],
		to: "rejected",
		needsReason: true,
		showsReason: true,
	},
	{ ...plainStep, from: "rejected", action: "reapply", actors: ["owner", "manager"], to: "applied" },
	{ ...plainStep, from: "active", action: "expire", actors: ["timetable"], to: "expired" },
	{
		...plainStep,
		from: "active",
		action: "expire",
		actors: ["manager"],
		to: "expired",
		needsReason: true,
		showsReason: true,
		suspends: true,
	},
	{
		...plainStep,
		from: "expired",
		action: "renew",
		actors: ["payment"],
		to: "active",
		refusedIfSuspended: true,
	},
	{ ...plainStep, from: "expired", action: "renew", actors: ["manager"], to: "active", needsReason: true },
];

/** The step that this actor may take with a listing of this status, or undefined. */
export function listingTransition(
	from: ListingStatus,
	action: ListingAction,
	actor: ListingActor,
): ListingTransition | undefined {
	return findTransition(listingTransitions, from, action, actor);
}

/** No payment is due: it is paid, the service is free, or staff skipped the payment. */
export const paidStatuses = ["success", "not-required"] as const satisfies readonly ListingPaymentStatus[];

/** Whether no payment is due for the registration. */
export function isPaid(paymentStatus: ListingPaymentStatus): boolean {
	return paidStatuses.some((paid) => paid === paymentStatus);
}

/** A manager's possible step; `skipsPayment` if the step needs a payment that is still due and therefore waives it. */
export type ManagerStep = ListingTransition & { skipsPayment: boolean };

/**
 * The steps that a manager may take with the listing now. An unpaid listing can be confirmed only by waiving its
 * payment, which needs a reason.
 */
export function managerSteps(listing: {
	status: ListingStatus;
	paymentStatus: ListingPaymentStatus;
}): ManagerStep[] {
	return listingTransitions
		.filter((step) => step.actors.includes("manager") && step.from === listing.status)
		.map((step) => {
			const skipsPayment = step.needsPaid && !isPaid(listing.paymentStatus);
			return { ...step, needsReason: step.needsReason || skipsPayment, skipsPayment };
		});
}

/** Whether customers may call or book it: active, available, and of a service that can be called at all. */
export function isBookable(listing: {
	status: ListingStatus;
	availability: Availability;
	callIcon: boolean;
}): boolean {
	return isPublicStatus[listing.status] && listing.availability === "available" && listing.callIcon;
}
