import type { Service } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { badInput, notFound } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { maySeePrivate } from "../../listings.policy.ts";
import { readListingFacts } from "../listing-facts.repository.ts";
import { type ReadContext, readListing } from "../read-listing.ts";
import { findRegistrant, findSelf, type Registrant } from "./registrant.ts";
import { findExisting } from "./registration.repository.ts";

export type ExistingQuery = {
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	profId?: string | undefined;
	/** For staff: the mobile of the registration's owner; by default, their own. */
	mobile?: string | undefined;
};

/**
 * Returns the registration that prevents a new one for the service (and choice); null if there is none or the service
 * allows several. With `profId`, returns that registration, for its owner and staff. Throws not_found; bad_input
 * without a service or with an invalid mobile; forbidden if anyone but staff sends someone else's mobile.
 */
export async function readExisting(
	ctx: ReadContext,
	viewer: Viewer,
	{ serviceId, choiceId, profId, mobile }: ExistingQuery,
): Promise<ListingDetails | null> {
	const { userId } = await findOwner(ctx.db, viewer, mobile);
	if (profId !== undefined) return readOwn(ctx, viewer, profId);
	if (serviceId === undefined)
		throw badInput([{ msg: m["listings.register.service_missing"](), path: "serviceId" }]);
	const service = findService(await ctx.catalogue.snapshot(), serviceId, choiceId);
	if (service.multipleRegistration || userId === null) return null;
	const conditions = { userId, serviceId: service.id, choiceId: choiceId ?? null };
	const existing = await findExisting(ctx.db, conditions);
	return existing === undefined ? null : readListing(ctx, viewer, existing.id);
}

async function findOwner(db: Db, viewer: Viewer, mobile: string | undefined): Promise<Registrant> {
	if (mobile === undefined) return findSelf(db, viewer);
	const registrant = await findRegistrant(db, viewer, mobile);
	if ("msg" in registrant) throw badInput([registrant]);
	return registrant;
}

async function readOwn(ctx: ReadContext, viewer: Viewer, listingId: string): Promise<ListingDetails> {
	const facts = await readListingFacts(ctx.db, listingId);
	// An active listing has a public page, but only its owner and staff may learn whose registration it is.
	if (facts === undefined || !maySeePrivate({ ownerId: facts.userId }, viewer)) throw notFound();
	return readListing(ctx, viewer, listingId);
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
