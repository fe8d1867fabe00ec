import type { CatalogueService, CatalogueSnapshot } from "../../../catalogue/server/catalogue.service.ts";
import type { Service } from "../../../catalogue/catalogue.ts";
import type { Viewer } from "../../../platform/access.ts";
import { badInput, notFound } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import type { ListingDetails } from "../../listing-answers.ts";
import { maySeePrivate } from "../../listings.policy.ts";
import { readListingFacts } from "../listing-facts.service.ts";
import type { Listings } from "../listings.service.ts";
import { findRegistrant, findSelf, type Registrant } from "./registrant.ts";
import { findExisting } from "./registration.repository.ts";

export type ExistingQuery = {
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	profId?: string | undefined;
	/** For staff: the mobile of the registration's owner; by default, their own. */
	mobile?: string | undefined;
};
type Dependencies = {
	db: Db;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
};

/**
 * Returns the registration that prevents a new one for the service (and choice); null if there is none or the service
 * allows several. With `profId`, returns that registration, for its owner and staff. Throws not_found; bad_input
 * without a service or with an invalid mobile; forbidden if anyone but staff sends someone else's mobile.
 */
export function createReadExisting({ db, catalogue, listings }: Dependencies) {
	return async function readExisting(
		viewer: Viewer,
		{ serviceId, choiceId, profId, mobile }: ExistingQuery,
	): Promise<ListingDetails | null> {
		const registrant = await findMeant(viewer, mobile);
		if (profId !== undefined) return readOwn(viewer, profId);
		if (serviceId === undefined)
			throw badInput([{ msg: m["listings.register.service_missing"](), path: "serviceId" }]);
		const service = findService(await catalogue.snapshot(), serviceId, choiceId);
		if (service.multipleRegistration || registrant.userId === null) return null;
		const { userId } = registrant;
		const found = await findExisting(db, { userId, serviceId: service.id, choiceId: choiceId ?? null });
		return found === undefined ? null : listings.read(found.id, viewer);
	};

	async function findMeant(viewer: Viewer, mobile: string | undefined): Promise<Registrant> {
		if (mobile === undefined) return findSelf(db, viewer);
		const registrant = await findRegistrant(db, viewer, mobile);
		if ("msg" in registrant) throw badInput([registrant]);
		return registrant;
	}

	async function readOwn(viewer: Viewer, listingId: string): Promise<ListingDetails> {
		const facts = await readListingFacts(db, listingId);
		// An active listing has a public page, but only its owner and staff may learn whose registration it is.
		if (facts === undefined || !maySeePrivate({ ownerId: facts.userId }, viewer)) throw notFound();
		return listings.read(listingId, viewer);
	}
}

function findService(
	{ serviceById }: CatalogueSnapshot,
	serviceId: string,
	choiceId: string | undefined,
): Service {
	const service = serviceById.get(serviceId);
	const isChoice = choiceId === undefined || service?.choices.some(({ id }) => id === choiceId) === true;
	if (service === undefined || !isChoice) throw notFound();
	return service;
}
