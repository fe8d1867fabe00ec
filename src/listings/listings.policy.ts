import { isManager, isStaff, type Viewer } from "../platform/access.ts";
import {
	type Availability,
	isBookable,
	isPublicStatus,
	isUnconfirmed,
	type ListingStatus,
	listingTransition,
	type ManagerStep,
	managerSteps,
	type ListingPaymentStatus,
} from "./listing.ts";
import type { StatusMove } from "./listing-answers.ts";

/** What decides about access to a listing. */
export type AccessFacts = {
	ownerId: string;
	/** The member of staff who registered it for its owner. */
	onboardedBy: string | null;
	status: ListingStatus;
	availability: Availability;
	paymentStatus: ListingPaymentStatus;
	/** Whether the service can be called and booked at all. */
	callIcon: boolean;
	/** Whether the service shows pictures of its professionals. */
	imagesAsked: boolean;
	/** Whether the service is shown to the public. */
	serviceShown: boolean;
};

export type ListingAbilities = {
	book: boolean;
	/** Words, places, address, availability, subscriptions. */
	edit: boolean;
	/** The answers to the service's questions. */
	addDetails: boolean;
	/** Photos, their order and removal. */
	addPictures: boolean;
	/** Apply again after a rejection. */
	reapply: boolean;
	/** Ask the owner of a registration that waits to change something. */
	askChange: boolean;
	/** The statuses that the viewer may set now. */
	moves: StatusMove[];
};

type Who = Pick<Viewer, "userId" | "role"> | null;

const isOwner = (listing: Pick<AccessFacts, "ownerId">, viewer: Who) => viewer?.userId === listing.ownerId;

/** Owner and staff: they see the listing whatever its state, its number, its counters and all its answers. */
export function maySeePrivate(listing: Pick<AccessFacts, "ownerId">, viewer: Who): boolean {
	return isOwner(listing, viewer) || isStaff(viewer);
}

/** Whether the listing exists for this viewer at all; for everybody else it does not, and the answer is 404. */
export function maySee(
	listing: Pick<AccessFacts, "ownerId" | "status" | "serviceShown">,
	viewer: Who,
): boolean {
	return (isPublicStatus[listing.status] && listing.serviceShown) || maySeePrivate(listing, viewer);
}

/** Its owner and managers change a listing, whatever its state. */
export function mayEdit(listing: Pick<AccessFacts, "ownerId">, viewer: Who): boolean {
	return isOwner(listing, viewer) || isManager(viewer);
}

/**
 * Who completes a listing with answers and photos: whoever may edit it, and the salesPerson who onboarded it until a
 * manager confirms it.
 */
export function mayAddDetails(
	listing: Pick<AccessFacts, "ownerId" | "onboardedBy" | "status">,
	viewer: Who,
): boolean {
	const isOnboarder = viewer?.role === "salesPerson" && viewer.userId === listing.onboardedBy;
	return mayEdit(listing, viewer) || (isOnboarder && isUnconfirmed[listing.status]);
}

/** Its owner applies again after correcting a rejected registration. */
export function mayReapply(listing: Pick<AccessFacts, "ownerId" | "status">, viewer: Who): boolean {
	return isOwner(listing, viewer) && listingTransition(listing.status, "reapply", "owner") !== undefined;
}

/** Managers ask the owner of a registration that waits to change something; not themselves. */
export function mayAskChange(listing: Pick<AccessFacts, "ownerId" | "status">, viewer: Who): boolean {
	return isManager(viewer) && !isOwner(listing, viewer) && listing.status === "applied";
}

/** Managers read why an application that waits again was rejected before. */
export function maySeeRejections(listing: Pick<AccessFacts, "status">, viewer: Who): boolean {
	return isManager(viewer) && listing.status === "applied";
}

/** Letting payments go at all: staff. */
export function maySkipPayments(viewer: Who): boolean {
	return isStaff(viewer);
}

/** Letting the payment for this person's listing go: nobody their own. Null is somebody who was never here. */
export function maySkipPaymentOf(ownerId: string | null, viewer: Who): boolean {
	return maySkipPayments(viewer) && viewer?.userId !== ownerId;
}

/** Registering another person, by their mobile: staff. */
export function mayRegisterOthers(viewer: Who): boolean {
	return isStaff(viewer);
}

/** Searching all listings by a person's mobile: managers. */
export function maySearchByMobile(viewer: Who): boolean {
	return isManager(viewer);
}

/** Making this person's listing active: managers, but of those with their own only admins, who answer to nobody. */
export function mayActivate(ownerId: string, viewer: Who): boolean {
	return isManager(viewer) && (viewer?.role === "admin" || viewer?.userId !== ownerId);
}

/** A manager's step with this person's listing. */
function mayTake(ownerId: string, { to, skipsPayment }: ManagerStep, viewer: Who): boolean {
	if (skipsPayment && !maySkipPaymentOf(ownerId, viewer)) return false;
	return to === "active" ? mayActivate(ownerId, viewer) : isManager(viewer);
}

const movesOf = (listing: AccessFacts, viewer: Who): StatusMove[] =>
	managerSteps(listing)
		.filter((step) => mayTake(listing.ownerId, step, viewer))
		.map(({ to, needsReason, showsReason, skipsPayment }) => ({
			type: to,
			needsReason,
			showsReason,
			skipsPayment,
		}));

/** What the viewer may do with the listing. Nobody books himself. */
export function listingAbilities(listing: AccessFacts, viewer: Who): ListingAbilities {
	return {
		book: isBookable(listing) && listing.serviceShown && !isOwner(listing, viewer),
		edit: mayEdit(listing, viewer),
		addDetails: mayAddDetails(listing, viewer),
		addPictures: listing.imagesAsked && mayAddDetails(listing, viewer),
		reapply: mayReapply(listing, viewer),
		askChange: mayAskChange(listing, viewer),
		moves: movesOf(listing, viewer),
	};
}
