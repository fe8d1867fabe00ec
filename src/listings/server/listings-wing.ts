import type { FastifyInstance } from "fastify";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Tell } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/secret-key.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { createContacts } from "./contacts.service.ts";
import { createEditing } from "./editing.service.ts";
import { expireUnpaid } from "./expire-unpaid.ts";
import { followAddress } from "./follow-address.ts";
import { registerListingFiles } from "./listing-files.routes.ts";
import { createListingFiles } from "./listing-files.service.ts";
import { exportListingsOf, forgetListingsOf } from "./listings.events.ts";
import { registerListingsJobs } from "./listings.jobs.ts";
import { registerListings } from "./listings.routes.ts";
import { createListings } from "./listings.service.ts";
import { createModeration } from "./moderation.service.ts";
import { createOwnAnswers } from "./own-answers.service.ts";
import { createOwnPictures } from "./own-pictures.service.ts";
import { createRegistration } from "./registration.service.ts";
import { createStaffSearch } from "./staff-search.service.ts";

type Needs = {
	settings: Settings;
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	pictures: Pictures;
	store: ImageStore;
	idempotency: Pick<Idempotency, "once">;
	jobs: Jobs;
	tell: Tell;
};
export type ListingsWing = ReturnType<typeof createListingsWing>;

/** The wing put together: its services, and what it does when the wings around it announce something. */
export function createListingsWing(needs: Needs) {
	const { settings, database, clock, catalogue, jobs } = needs;
	const { db } = database;
	const cdnBase = settings.CDN_BASE_URL;
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const listings = createListings({ database, clock, catalogue, cdnBase });
	return {
		listings,
		contacts: createContacts({ db, clock, keyedHash, catalogue }),
		registration: createRegistration({ ...needs, db, listings }),
		moderation: createModeration({ ...needs, db, listings }),
		editing: createEditing({ database, clock, catalogue, listings }),
		pictures: createOwnPictures({ ...needs, listings }),
		answers: createOwnAnswers({ ...needs, listings }),
		search: createStaffSearch({ database, catalogue, cdnBase }),
		files: createListingFiles(needs),
		reapplyContext: { database, clock, catalogue, listings },
		registrationsContext: { database, catalogue },
		askChangeContext: { db, clock, catalogue, notify: needs.tell, listings },
		interest: { db, clock, catalogue },
		/** To listen to the deletion of an account. */
		forgetPerson: forgetListingsOf({ clock, jobs }),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportListingsOf,
		/** To listen to the change of an address. */
		followAddress,
		/** To listen to the end of subscriptions. */
		expireUnpaid: expireUnpaid({ clock }),
	};
}

/** The wing's calls and its work in the background. */
export function registerListingsWing(
	{
		app,
		jobs,
		database,
		clock,
		store,
		catalogue,
	}: { app: FastifyInstance } & Pick<Needs, "jobs" | "database" | "clock" | "store" | "catalogue">,
	wing: ListingsWing,
): void {
	registerListings(app, wing);
	registerListingFiles(app, wing.files);
	registerListingsJobs(jobs, { db: database.db, clock, store, catalogue });
}
