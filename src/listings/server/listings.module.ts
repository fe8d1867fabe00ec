import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { id } from "../../platform/schemas.ts";
import type { PublicListings } from "../listings.contract.ts";
import { followAddress } from "./editing/follow-address.ts";
import { readLanding } from "./landing/read-landing.ts";
import { listingSitemaps } from "./landing/listing-sitemaps.ts";
import type {
	ListingActivated,
	ListingReopened,
	ListingsContext,
	ListingSuspended,
	PaymentWaived,
} from "./listings.context.ts";
import { eraseListingsOf, exportListingsOf } from "./listings.events.ts";
import { registerListingsJobs } from "./listings.jobs.ts";
import { registerListings } from "./listings.routes.ts";
import { expireUnpaid, type UnpaidListing } from "./moderation/expire-unpaid.ts";
import { registerListingFiles } from "./photos/listing-files.routes.ts";
import { findListingFor } from "./read-listing.ts";
import { registerOnce, type RegisterOnce } from "./registration/register-once.ts";
import { listOptions } from "./search/asked-list.ts";
import { listActive } from "./search/list-active.ts";
import { findPlaceNear } from "./search/near.ts";
import { findSimilar } from "./search/similar-listings.ts";
import { registerSharePictures } from "./share/share-pictures.routes.ts";

type Dependencies = Pick<
	ListingsContext,
	"db" | "clock" | "catalogue" | "idempotency" | "jobs" | "notify" | "pictures" | "store" | "countRequests"
> & { settings: Settings };
type ListingsModule = ReturnType<typeof createListingsModule>;

/** Creates the module's context, the reader for public pages, and its listeners to events of other modules. */
export function createListingsModule({ settings, ...dependencies }: Dependencies) {
	const ctx: ListingsContext = {
		...dependencies,
		keyedHash: createKeyedHash(readSecretKey(settings)),
		cdnBase: settings.CDN_BASE_URL,
		listingActivated: createModuleEvent<ListingActivated>(),
		listingSuspended: createModuleEvent<ListingSuspended>(),
		listingReopened: createModuleEvent<ListingReopened>(),
		paymentWaived: createModuleEvent<PaymentWaived>(),
	};
	const pages: PublicListings = {
		options: (query) => listOptions(ctx, query),
		placeNear: (service, near) => findPlaceNear(ctx, service, near),
		active: (query) => listActive(ctx, query),
		landing: (service, place) => readLanding(ctx, service, place),
		// Ids come from links here, and a malformed one would make the query fail.
		details: async (listingId) =>
			id.safeParse(listingId).success ? findListingFor(ctx, null, listingId) : null,
		similar: async (listingId) => (id.safeParse(listingId).success ? findSimilar(ctx, listingId) : []),
	};
	const registerInCheckout: RegisterOnce = (viewer, route, sent, work) =>
		registerOnce(ctx, viewer, route, sent, work);
	return {
		ctx,
		pages,
		sitemaps: listingSitemaps(ctx),
		registration: { registerOnce: registerInCheckout },
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => eraseListingsOf(ctx, tx, deleted),
		exportPerson: exportListingsOf,
		followAddress,
		expireUnpaid: (tx: Db, listing: UnpaidListing) => expireUnpaid(ctx, tx, listing),
	};
}

/** Registers the module's routes and jobs. */
export function registerListingsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx }: ListingsModule,
): void {
	registerListings(app, ctx);
	registerListingFiles(app, ctx);
	registerSharePictures(app, ctx);
	registerListingsJobs(jobs, ctx);
}
