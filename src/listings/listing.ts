import { findStep } from "../platform/lifecycle.ts";

/** A professional's registration for one service: what it can be and who may change it. */
export const listingStatuses = ["applied", "active", "expired", "rejected"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Whether customers find and see a listing of this status. */
export const isPublicStatus: Record<ListingStatus, boolean> = {
	applied: false,
	active: true,
	expired: false,
	rejected: false,
};

/** Whether its owner and staff see the public page of a listing of this status as a preview. */
export const isPreviewStatus: Record<ListingStatus, boolean> = {
	applied: true,
	active: false,
	expired: false,
	rejected: true,
};

/** Whether a listing of this status still waits for its first confirmation. */
export const isUnconfirmed: Record<ListingStatus, boolean> = {
	applied: true,
	active: false,
	expired: false,
	rejected: true,
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

/** The statuses for which a rule says yes, for queries. */
export function statusesWhere(rule: Record<ListingStatus, boolean>): ListingStatus[] {
	return listingStatuses.filter((status) => rule[status]);
}

export const availabilities = ["available", "unavailable"] as const;
export type Availability = (typeof availabilities)[number];

export const listingPaymentStatuses = ["not-required", "pending", "success", "failed"] as const;
export type ListingPaymentStatus = (typeof listingPaymentStatuses)[number];

/** Listings on one page of a public list. */
export const listingsPerPage = 20;
/** Pictures that one listing can have. */
export const imagesAtMost = 10;

/** What a listing says of itself, in characters at the most. */
export const longestWords = { firmName: 120, description: 1000 } as const;
/** How much of the description a card shows, in characters. */
export const cardDescriptionLength = 160;
/** How many different professionals one person may get the number of on one Indian day. */
export const callsPerDay = 30;
/** How long it is remembered who visited or called, in days; the counts themselves stay. */
export const contactsKeptForDays = 90;
/** How many of their own listings a person is shown. */
export const ownListingsShown = 50;

export type ListingAction = "activate" | "reject" | "reapply" | "expire" | "renew";
/** Who changes the status: a manager, the owner, the hourly job, or a paid subscription that begins. */
export type ListingActor = "manager" | "owner" | "timetable" | "payment";

/** One step of a listing's life. */
export type Transition = {
	from: ListingStatus;
	action: ListingAction;
	actor: ListingActor;
	to: ListingStatus;
	/** The act is refused without a reason; it goes to the audit log. */
	needsReason: boolean;
	/** The owner reads the reason as long as the listing has this status. */
	showsReason: boolean;
	/** The act is refused while something is left to pay. */
	needsPaid: boolean;
	/** Whether staff have shut the listing from then on. */
	shuts: boolean;
	/** The act is refused for a listing that staff shut: no money brings back what was closed for a reason. */
	refusedIfShut: boolean;
};

const plainStep = {
	needsReason: false,
	showsReason: false,
	needsPaid: false,
	shuts: false,
	refusedIfShut: false,
};

/** The whole life of a listing. What is not in here cannot happen. */
export const listingTransitions: readonly Transition[] = [
	{ ...plainStep, from: "applied", action: "activate", actor: "manager", to: "active", needsPaid: true },
	{
		...plainStep,
		from: "applied",
		action: "reject",
		actor: "manager",
		to: "rejected",
		needsReason: true,
		showsReason: true,
	},
	{ ...plainStep, from: "rejected", action: "reapply", actor: "owner", to: "applied" },
	{ ...plainStep, from: "rejected", action: "reapply", actor: "manager", to: "applied" },
	{ ...plainStep, from: "active", action: "expire", actor: "timetable", to: "expired" },
	{
		...plainStep,
		from: "active",
		action: "expire",
		actor: "manager",
		to: "expired",
		needsReason: true,
		showsReason: true,
		shuts: true,
	},
	{ ...plainStep, from: "expired", action: "renew", actor: "payment", to: "active", refusedIfShut: true },
	{ ...plainStep, from: "expired", action: "renew", actor: "manager", to: "active", needsReason: true },
];

/** The step that this actor may take with a listing of this status, or undefined. */
export function listingTransition(
	from: ListingStatus,
	action: ListingAction,
	actor: ListingActor,
): Transition | undefined {
	return findStep(listingTransitions, from, action, actor);
}

/** Nothing is left to pay: it is paid, or nothing was ever to be paid, or staff skipped the payment. */
export const paidStatuses = ["success", "not-required"] as const satisfies readonly ListingPaymentStatus[];

/** True once nothing is left to pay for the registration. */
export function isPaid(paymentStatus: ListingPaymentStatus): boolean {
	return paidStatuses.some((paid) => paid === paymentStatus);
}

/** A manager's step from where a listing stands; one that needs it paid and finds it unpaid lets the payment go. */
export type ManagerStep = Transition & { skipsPayment: boolean };

/**
 * The steps that a manager may take with the listing now. What still has to be paid is confirmed only by letting the
 * payment go, and that takes words why.
 */
export function managerSteps(listing: {
	status: ListingStatus;
	paymentStatus: ListingPaymentStatus;
}): ManagerStep[] {
	return listingTransitions
		.filter((step) => step.actor === "manager" && step.from === listing.status)
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
