import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import type { ListingFacts, ReachableProfessional } from "../../listings/server/listings.api.ts";
import { profilePhotoPath } from "../../media/picture.ts";
import { displayName } from "../../places/location.ts";
import { maskContacts } from "../../platform/mask-contacts.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { assignmentStatus } from "../assignment.ts";
import { statusAt } from "../lead.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import {
	claimBlockFor,
	leadAbilities,
	type LeadViewer,
	maySeeAssignment,
	maySeeBooking,
	maySeeCustomer,
	maySeeDescription,
	maySeeNumber,
} from "../leads.policy.ts";
import { claimBlockOf, listingsFor } from "./claiming/claiming-listings.ts";
import type { LeadRow } from "./lead-row.repository.ts";

type Reachable = Pick<ReachableProfessional, "_id" | "name" | "firmName" | "mobile" | "picture">;

/** The lookup data of the presenter. */
export type LeadSurroundings = {
	catalogue: Pick<CatalogueSnapshot, "serviceById" | "choiceById" | "places">;
	/**
	 * The listings that the leads were assigned to and booked with, if the viewer may see that, by id; those of deleted
	 * accounts are missing.
	 */
	professionals: ReadonlyMap<string, Reachable>;
	/** How many of those who claimed a lead can be booked, by lead id; a missing lead has none. */
	offerCounts: ReadonlyMap<string, number>;
	/** The viewer's own listings; null if they do not matter, as for guests. */
	ownListings: readonly ListingFacts[] | null;
	/** The prefix of picture paths; "" if this process serves them. */
	cdnBase: string;
	now: Date;
};

/** The lead as this viewer may read it. Every field is named here, so a new column is sent only once it is added. */
export function presentLead(row: LeadRow, viewer: LeadViewer, surroundings: LeadSurroundings): LeadAnswer {
	const { catalogue, professionals, offerCounts, ownListings, now } = surroundings;
	const lead = { ...row, status: statusAt(row, now) };
	const offerCount = offerCounts.get(lead.id) ?? 0;
	const claimBlock = ownListings && claimBlockOf(listingsFor(lead, ownListings));
	const abilities = leadAbilities({ ...lead, offerCount, claimBlock }, viewer, now);
	const shownBlock = claimBlockFor({ ...lead, claimBlock }, viewer, now);
	const service = catalogue.serviceById.get(lead.serviceId);
	const choice = lead.choiceId === null ? undefined : catalogue.choiceById.get(lead.choiceId)?.choice;
	const place = catalogue.places.byId.get(lead.locationId);
	return {
		_id: lead.id,
		serviceId: lead.serviceId,
		serviceName: service?.type ?? "",
		serviceSlug: service?.slug ?? "",
		serviceIcon: service?.icon ?? "",
		choiceOfService: lead.choiceId,
		choiceName: choice?.name ?? null,
		...(abilities.seeContact && contactOf(lead, maySeeNumber(lead, viewer))),
		...(maySeeCustomer(lead, viewer) && { customer: lead.customerId }),
		source: lead.source,
		goToLocation: place === undefined ? "" : displayName(place),
		preferredDateTime: lead.preferredAt?.toISOString() ?? null,
		description: descriptionOf(row, viewer, now),
		budget: { min: rupees(lead.budgetMin), max: rupees(lead.budgetMax) },
		status: lead.status,
		createdAt: lead.createdAt.toISOString(),
		expiresAt: lead.expiresAt.toISOString(),
		claimsTaken: lead.claimsTaken,
		...(abilities.seeOffers && { offerCount }),
		revealLimit: lead.revealLimit,
		mobileVerified: lead.mobileVerified,
		assignedDetails: maySeeAssignment(lead, viewer) ? assignmentOf(lead, professionals, now) : null,
		claimedDetails: claimOf(lead),
		bookedProfessional: maySeeBooking(lead, viewer) ? bookedOf(lead, surroundings) : null,
		...(shownBlock !== null && { claimBlock: shownBlock }),
		originProfessional: originOf(lead),
		abilities,
	};
}

/** The address of this profile photo for a browser; null if there is none. */
export const photoOf = (picture: string | null, cdnBase: string) =>
	picture === null ? null : profilePhotoPath(cdnBase, picture);

const rupees = (amount: LeadRow["budgetMin"]) => (amount === null ? null : rupeesFromPaise(amount));

function descriptionOf(lead: LeadRow, viewer: LeadViewer, now: Date): string {
	if (!maySeeDescription(lead, viewer, now)) return "";
	return maySeeNumber(lead, viewer) ? lead.description : maskContacts(lead.description);
}

/**
 * Empty if the customer's account was deleted. Without access to the number, numbers typed into other fields are hidden
 * too.
 */
function contactOf({ name, mobile, addressDetails }: LeadRow, withNumber: boolean) {
	if (mobile === "") return {};
	if (withNumber) return { name, mobile, addressDetails };
	return {
		name: maskContacts(name),
		mobile: maskMobile(mobile),
		addressDetails: maskContacts(addressDetails),
	};
}

function claimOf({
	claimedAt,
	claimType,
	claimListingId,
	isNumberWrong,
}: LeadRow): LeadAnswer["claimedDetails"] {
	if (claimedAt === null || claimType === null || claimListingId === null) return null;
	return {
		claimedAt: claimedAt.toISOString(),
		claimType,
		claimedBy: { _id: claimListingId },
		isNumberWrong,
	};
}

function assignmentOf(
	lead: LeadRow,
	professionals: LeadSurroundings["professionals"],
	now: Date,
): LeadAnswer["assignedDetails"] {
	const { assignedListingId, assignedAction, assignedAt } = lead;
	const status = assignmentStatus(lead, now);
	if (assignedListingId === null || assignedAt === null || status === "none") return null;
	const { name = "", firmName = null } = professionals.get(assignedListingId) ?? {};
	return {
		action: assignedAction,
		status,
		assignedAt: assignedAt.toISOString(),
		professional: { _id: assignedListingId, name, firmName },
	};
}

/** Also null if the booked professional's account is deleted: no one can be reached any more. */
function bookedOf(
	{ bookedListingId }: LeadRow,
	{ professionals, cdnBase }: LeadSurroundings,
): LeadAnswer["bookedProfessional"] {
	const booked = bookedListingId === null ? undefined : professionals.get(bookedListingId);
	if (booked === undefined) return null;
	const { _id, name, firmName, mobile, picture } = booked;
	return { _id, name, firmName, mobile, photo: photoOf(picture, cdnBase) };
}

function originOf({ originListingId, originOwnerName }: LeadRow): LeadAnswer["originProfessional"] {
	if (originListingId === null) return null;
	return { _id: originListingId, userId: { name: originOwnerName ?? "" } };
}
