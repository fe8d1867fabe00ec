import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { displayName } from "../../places/location.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { leadAbilities, type LeadViewer, maySeeCustomer } from "../leads.policy.ts";
import { maskMobiles } from "../mask-mobiles.ts";
import type { LeadRow } from "./lead-row.repository.ts";

/** What the presenter looks things up in. */
export type LeadSurroundings = {
	catalogue: Pick<CatalogueSnapshot, "serviceById" | "choiceById" | "places">;
	/** Names of the owners of origin listings, by listing id; a deleted person's is missing. */
	ownerNames: ReadonlyMap<string, string>;
	now: Date;
};

/** The lead as this viewer may read it. Every field is named here; a new column goes out only when it is added. */
export function presentLead(
	lead: LeadRow,
	viewer: LeadViewer,
	{ catalogue, ownerNames, now }: LeadSurroundings,
): LeadAnswer {
	const abilities = leadAbilities({ ...lead, claimedByViewer: lead.claimedAt !== null }, viewer, now);
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
		...(abilities.seeContact && contactOf(lead)),
		...(maySeeCustomer(lead, viewer) && { customer: lead.customerId }),
		source: lead.source,
		goToLocation: place === undefined ? "" : displayName(place),
		preferredDateTime: lead.preferredAt?.toISOString() ?? null,
		description: abilities.seeContact ? lead.description : maskMobiles(lead.description),
		budget: { min: rupees(lead.budgetMin), max: rupees(lead.budgetMax) },
		status: lead.status,
		createdAt: lead.createdAt.toISOString(),
		expiresAt: lead.expiresAt.toISOString(),
		claimsTaken: lead.claimsTaken,
		revealLimit: lead.revealLimit,
		mobileVerified: lead.mobileVerified,
		// Who was asked and what they said is between the customer, staff and the professional asked.
		assignedDetails:
			abilities.seeContact && lead.assignedListingId !== null ? { action: lead.assignedAction } : null,
		claimedDetails: claimOf(lead),
		originProfessional: originOf(lead, ownerNames),
		abilities,
	};
}

const rupees = (amount: LeadRow["budgetMin"]) => (amount === null ? null : rupeesFromPaise(amount));

/** Nothing where the customer's account was deleted: there is nobody to reach any more. */
function contactOf({ name, mobile, addressDetails }: LeadRow) {
	return mobile === "" ? {} : { name, mobile, addressDetails };
}

function claimOf({ claimedAt, claimType, claimListingId }: LeadRow): LeadAnswer["claimedDetails"] {
	if (claimedAt === null || claimType === null || claimListingId === null) return null;
	return { claimedAt: claimedAt.toISOString(), claimType, claimedBy: { _id: claimListingId } };
}

function originOf(
	{ originListingId }: LeadRow,
	ownerNames: ReadonlyMap<string, string>,
): LeadAnswer["originProfessional"] {
	if (originListingId === null) return null;
	return { _id: originListingId, userId: { name: ownerNames.get(originListingId) ?? "" } };
}
