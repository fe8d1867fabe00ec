import type { FastifyInstance } from "fastify";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Notify } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { createContacts } from "./search/contacts.service.ts";
import { createEditing } from "./editing/editing.service.ts";
import { expireUnpaid } from "./moderation/expire-unpaid.ts";
import { followAddress } from "./editing/follow-address.ts";
import { registerListingFiles } from "./photos/listing-files.routes.ts";
import { createListingFiles } from "./photos/listing-files.service.ts";
import { exportListingsOf, eraseListingsOf } from "./listings.events.ts";
import { registerListingsJobs } from "./listings.jobs.ts";
import { registerListings } from "./listings.routes.ts";
import { createListings } from "./listings.service.ts";
import { createModeration } from "./moderation/moderation.service.ts";
import { createOwnAnswers } from "./editing/own-answers.service.ts";
import { createOwnPictures } from "./photos/own-pictures.service.ts";
import { createRegistration } from "./registration/registration.service.ts";
import { createStaffSearch } from "./search/staff-search.service.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	pictures: Pictures;
	store: ImageStore;
	idempotency: Pick<Idempotency, "once">;
	jobs: Jobs;
	notify: Notify;
};
export type ListingsModule = ReturnType<typeof createListingsModule>;

/** Creates the module: its services and its handlers for other modules' events. */
export function createListingsModule(needs: Dependencies) {
	const { settings, db, clock, catalogue, jobs } = needs;
	const cdnBase = settings.CDN_BASE_URL;
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const listings = createListings({ db, clock, catalogue, cdnBase });
	return {
		listings,
		contacts: createContacts({ db, clock, keyedHash, catalogue }),
		registration: createRegistration({ ...needs, db, listings }),
		moderation: createModeration({ ...needs, db, listings }),
		editing: createEditing({ db, clock, catalogue, listings }),
		pictures: createOwnPictures({ ...needs, listings }),
		answers: createOwnAnswers({ ...needs, listings }),
		search: createStaffSearch({ db, catalogue, cdnBase }),
		files: createListingFiles(needs),
		reapplyContext: { db, clock, catalogue, listings },
		registrationsContext: { db, catalogue },
		askChangeContext: { db, clock, catalogue, notify: needs.notify, listings },
		interest: { db, clock, catalogue },
		/** Handles the deletion of an account. */
		erasePersonalData: eraseListingsOf({ clock, jobs }),
		/** Handles a person's request for a copy of their data. */
		exportPerson: exportListingsOf,
		/** Handles a changed address. */
		followAddress,
		/** Handles the end of subscriptions. */
		expireUnpaid: expireUnpaid({ clock }),
	};
}

/** Registers the module's routes and background jobs. */
export function registerListingsModule(
	{
		app,
		jobs,
		db,
		clock,
		store,
		catalogue,
	}: { app: FastifyInstance } & Pick<Dependencies, "jobs" | "db" | "clock" | "store" | "catalogue">,
	module: ListingsModule,
): void {
	registerListings(app, module);
	registerListingFiles(app, module.files);
	registerListingsJobs(jobs, { db: db, clock, store, catalogue });
}
