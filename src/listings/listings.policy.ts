import { isManager, isStaff, type Viewer } from "../platform/access.ts";
import {
	type Availability,
	awaitsManager,
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

/** The facts that decide about access to a listing. */
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
	/** Texts, places, address, availability, subscriptions. */
	edit: boolean;
	/** The answers to the service's questions. */
	addDetails: boolean;
	/** Photos, their order and removal. */
	addPictures: boolean;
	/** Apply again after a rejection. */
	reapply: boolean;
	/** Ask the owner of a waiting registration to change something. */
	askChange: boolean;
	/** Say whether a licence or certificate among its documents was checked. */
	checkLicence: boolean;
	/** The statuses that the viewer may set now. */
	moves: StatusMove[];
};

type Who = Pick<Viewer, "userId" | "role"> | null;

const isOwner = (listing: Pick<AccessFacts, "ownerId">, viewer: Who) => viewer?.userId === listing.ownerId;

/** Owner and staff: they see the listing whatever its status, its number, its counters and all its answers. */
export function maySeePrivate(listing: Pick<AccessFacts, "ownerId">, viewer: Who): boolean {
	return isOwner(listing, viewer) || isStaff(viewer);
}

/** Whether the listing exists for this viewer at all; all others get a 404. */
export function maySee(
	listing: Pick<AccessFacts, "ownerId" | "status" | "serviceShown">,
	viewer: Who,
): boolean {
	return (isPublicStatus[listing.status] && listing.serviceShown) || maySeePrivate(listing, viewer);
}

/** The owner and managers may change a listing, whatever its status. */
export function mayEdit(listing: Pick<AccessFacts, "ownerId">, viewer: Who): boolean {
	return isOwner(listing, viewer) || isManager(viewer);
}

/** The UPI id: only its owner reads it here and says where the money goes; staff do neither. */
export function mayManageUpiId(listing: Pick<AccessFacts, "ownerId">, viewer: Who): boolean {
	return isOwner(listing, viewer);
}

/**
 * Whether the viewer may add answers and photos: anyone who may edit the listing, and the salesPerson who onboarded it
 * until a manager confirms it.
 */
export function mayAddDetails(
	listing: Pick<AccessFacts, "ownerId" | "onboardedBy" | "status">,
	viewer: Who,
): boolean {
	const isOnboarder = viewer?.role === "salesPerson" && viewer.userId === listing.onboardedBy;
	return mayEdit(listing, viewer) || (isOnboarder && isUnconfirmed[listing.status]);
}

/** The owner may apply again after correcting a rejected registration. */
export function mayReapply(listing: Pick<AccessFacts, "ownerId" | "status">, viewer: Who): boolean {
	return isOwner(listing, viewer) && listingTransition(listing.status, "reapply", "owner") !== undefined;
}

/** Managers may ask the owner of a waiting registration to change something, but not in their own registrations. */
export function mayAskChange(listing: Pick<AccessFacts, "ownerId" | "status">, viewer: Who): boolean {
	return isManager(viewer) && !isOwner(listing, viewer) && awaitsManager[listing.status];
}

/** Managers may say that they have checked a licence or certificate, but not their own. */
export function mayCheckLicence(listing: Pick<AccessFacts, "ownerId">, viewer: Who): boolean {
	return isManager(viewer) && !isOwner(listing, viewer);
}

/** Managers may read why an application that waits again was rejected before. */
export function maySeeRejections(listing: Pick<AccessFacts, "status">, viewer: Who): boolean {
	return isManager(viewer) && awaitsManager[listing.status];
}

/** Staff may waive payments. */
export function maySkipPayments(viewer: Who): boolean {
	return isStaff(viewer);
}

/** Staff may waive the payment for this person's listing, but never their own. Null: the person has no account yet. */
export function maySkipPaymentOf(ownerId: string | null, viewer: Who): boolean {
	return maySkipPayments(viewer) && viewer?.userId !== ownerId;
}

/** Staff may register another person, by their mobile. */
export function mayRegisterOthers(viewer: Who): boolean {
	return isStaff(viewer);
}

/** Managers may search all listings by a person's mobile. */
export function maySearchByMobile(viewer: Who): boolean {
	return isManager(viewer);
}

/** Managers may activate this person's listing. Only admins may activate their own, because no one is above them. */
export function mayActivate(ownerId: string, viewer: Who): boolean {
	return isManager(viewer) && (viewer?.role === "admin" || viewer?.userId !== ownerId);
}

/** Whether the manager may take this step with this person's listing. */
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

/** What the viewer may do with the listing. Owners cannot book their own. */
export function listingAbilities(listing: AccessFacts, viewer: Who): ListingAbilities {
	return {
		book: isBookable(listing) && listing.serviceShown && !isOwner(listing, viewer),
		edit: mayEdit(listing, viewer),
		addDetails: mayAddDetails(listing, viewer),
		addPictures: listing.imagesAsked && mayAddDetails(listing, viewer),
		reapply: mayReapply(listing, viewer),
		askChange: mayAskChange(listing, viewer),
		checkLicence: mayCheckLicence(listing, viewer),
		moves: movesOf(listing, viewer),
	};
}
