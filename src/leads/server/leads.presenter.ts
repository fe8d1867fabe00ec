import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import type { ReachableProfessional } from "../../listings/server/listings.api.ts";
import { ratingOf, type RatingTotals } from "../../listings/rating.ts";
import { shownMinutes, timeInWords } from "../../listings/response-time.ts";
import { profilePhotoPath } from "../../media/picture.ts";
import { m } from "../../paraglide/messages.js";
import { displayName } from "../../places/location.ts";
import { maskContacts } from "../../platform/mask-contacts.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { assignmentStatus } from "../assignment.ts";
import { neverOpensToAll } from "../direct-lead.ts";
import { statusAt } from "../lead.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { type LeadViewer, maySeeExclusive } from "../lead-sides.policy.ts";
import {
	claimBlockFor,
	leadAbilities,
	maySeeAssignment,
	maySeeBooking,
	maySeeCustomer,
	maySeeCustomerRating,
	maySeeDescription,
	maySeeNumber,
} from "../leads.policy.ts";
import { claimBlockOf, listingsFor } from "./claiming/claiming-listings.ts";
import { opensForOthersAt, type OwnListings, servesPlace } from "./claiming/near-first.ts";
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
	/** The ratings of the leads' customers, if the viewer may see them, by user id; a missing one has none. */
	customerRatings: ReadonlyMap<string, RatingTotals>;
	/** How long these customers usually take to decide, likewise. */
	decisionTimes: ReadonlyMap<string, number>;
	/** The viewer's own listings; null if they do not matter, as for guests. */
	ownListings: OwnListings | null;
	/** Minutes in which only professionals who serve a lead's place may claim it. */
	nearFirstMinutes: number;
	/** The prefix of picture paths; "" if this process serves them. */
	cdnBase: string;
	now: Date;
};

const unrated: RatingTotals = { stars: 0, count: 0 };

/** The lead as this viewer may read it. Every field is named here, so a new column is sent only once it is added. */
export function presentLead(row: LeadRow, viewer: LeadViewer, surroundings: LeadSurroundings): LeadAnswer {
	const { catalogue, professionals, offerCounts, ownListings, now } = surroundings;
	const { byId } = catalogue.places;
	const lead = { ...row, status: statusAt(row, now) };
	const offerCount = offerCounts.get(lead.id) ?? 0;
	const opensAt = ownListings && opensForOthersAt(row, ownListings, { ...surroundings, byId });
	const waits = opensAt === null ? null : "near_first";
	const claimBlock = row.isBlocked
		? "blocked"
		: ownListings && (claimBlockOf(listingsFor(lead, ownListings.listings)) ?? waits);
	const abilities = leadAbilities({ ...lead, offerCount, claimBlock }, viewer, now);
	const shownBlock = claimBlockFor({ ...lead, claimBlock }, viewer, now);
	const service = catalogue.serviceById.get(lead.serviceId);
	const choice = lead.choiceId === null ? undefined : catalogue.choiceById.get(lead.choiceId)?.choice;
	const place = byId.get(lead.locationId);
	const booked = maySeeBooking(lead, viewer) ? bookedOf(lead, surroundings) : null;
	return {
		_id: lead.id,
		serviceId: lead.serviceId,
		serviceName: service?.type ?? "",
		serviceSlug: service?.slug ?? "",
		serviceIcon: service?.icon ?? "",
		choiceOfService: lead.choiceId,
		choiceName: choice?.name ?? null,
		...(abilities.seeContact && contactOf(lead, maySeeNumber(lead, viewer, now))),
		...(maySeeCustomer(lead, viewer) && { customer: lead.customerId }),
		...(maySeeCustomerRating({ ...lead, claimBlock }, viewer, now) && reputationOf(lead, surroundings)),
		source: lead.source,
		goToLocation: place === undefined ? "" : displayName(place),
		placeSlug: place?.slug ?? "",
		preferredDateTime: lead.preferredAt?.toISOString() ?? null,
		description: descriptionOf(row, viewer, now),
		budget: { min: rupees(lead.budgetMin), max: rupees(lead.budgetMax) },
		status: lead.status,
		...(lead.pricePaid !== null &&
			maySeeBooking(lead, viewer) && { pricePaid: rupeesFromPaise(lead.pricePaid) }),
		createdAt: lead.createdAt.toISOString(),
		expiresAt: lead.expiresAt.toISOString(),
		claimsTaken: lead.claimsTaken,
		...(abilities.seeOffers && { offerCount }),
		revealLimit: lead.revealLimit,
		mobileVerified: lead.mobileVerified,
		assignedDetails: maySeeAssignment(lead, viewer) ? assignmentOf(lead, professionals, now) : null,
		claimedDetails: claimOf(lead),
		bookedProfessional: booked,
		...(booked !== null && { profName: booked.name, profMobile: booked.mobile }),
		...(shownBlock !== null && { claimBlock: shownBlock }),
		...(shownBlock === "near_first" && opensAt && { opensAt: opensAt.toISOString() }),
		...(abilities.claim && ownListings && { servesPlace: servesPlace(row, ownListings, byId) }),
		originProfessional: originOf(lead),
		...(maySeeExclusive(lead, viewer, now) && exclusiveOf(lead)),
		abilities,
	};
}

/** What is known about the customer from before. */
function reputationOf({ customerId }: LeadRow, { customerRatings, decisionTimes }: LeadSurroundings) {
	const minutes = decisionTimes.get(customerId) ?? null;
	const time = timeInWords(minutes);
	return {
		customerRating: ratingOf(customerRatings.get(customerId) ?? unrated),
		customerDecidesWithinMinutes: shownMinutes(minutes),
		...(time !== null && { customerDecides: m["leads.details.customer_decides"]({ time }) }),
	};
}

/** The address of this profile photo for a browser; null if there is none. */
export const photoOf = (picture: string | null, cdnBase: string) =>
	picture === null ? null : profilePhotoPath(cdnBase, picture);

const rupees = (amount: LeadRow["budgetMin"]) => (amount === null ? null : rupeesFromPaise(amount));

function descriptionOf(lead: LeadRow, viewer: LeadViewer, now: Date): string {
	if (!maySeeDescription(lead, viewer, now)) return "";
	return maySeeNumber(lead, viewer, now) ? lead.description : maskContacts(lead.description);
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

function exclusiveOf({
	originListingId,
	originOwnerName,
	originFirmName,
	exclusiveUntil,
}: LeadRow): Pick<LeadAnswer, "forProfessional" | "opensToAllAt"> {
	if (originListingId === null || exclusiveUntil === null) return {};
	return {
		forProfessional: { _id: originListingId, name: originFirmName ?? originOwnerName ?? "" },
		opensToAllAt: exclusiveUntil < neverOpensToAll ? exclusiveUntil.toISOString() : null,
	};
}
