import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { RouterContextProvider } from "react-router";
import { createAccounts } from "./accounts/server/accounts.ts";
import { registerAccountsJobs } from "./accounts/server/accounts.jobs.ts";
import { registerAccounts } from "./accounts/server/accounts.routes.ts";
import { createSessions } from "./accounts/server/sessions.service.ts";
import { ensureUserByMobile, holdUser, readUserByMobile } from "./accounts/server/users.service.ts";
import { publicCatalogue } from "./catalogue/catalogue.contract.ts";
import { registerCatalogue } from "./catalogue/server/catalogue.routes.ts";
import { createCatalogue } from "./catalogue/server/catalogue.service.ts";
import { createPublicCatalogue } from "./catalogue/server/public-catalogue.ts";
import { publicLeads } from "./leads/leads.contract.ts";
import { exportLeadsOf, forgetLeadsOf } from "./leads/server/leads.events.ts";
import { registerLeadsJobs } from "./leads/server/leads.jobs.ts";
import { registerLeads } from "./leads/server/leads.routes.ts";
import { createLeads } from "./leads/server/leads.service.ts";
import { publicListings } from "./listings/listings.contract.ts";
import { createContacts } from "./listings/server/contacts.service.ts";
import { expireUnpaid } from "./listings/server/expire-unpaid.ts";
import { exportListingsOf, forgetListingsOf } from "./listings/server/listings.events.ts";
import { registerListingsJobs } from "./listings/server/listings.jobs.ts";
import { createEditing } from "./listings/server/editing.service.ts";
import { createModeration } from "./listings/server/moderation.service.ts";
import { createOwnAnswers } from "./listings/server/own-answers.service.ts";
import { createOwnPictures } from "./listings/server/own-pictures.service.ts";
import { createRegistration } from "./listings/server/registration.service.ts";
import { createStaffSearch } from "./listings/server/staff-search.service.ts";
import { registerListingFiles } from "./listings/server/listing-files.routes.ts";
import { createListingFiles } from "./listings/server/listing-files.service.ts";
import { registerListings } from "./listings/server/listings.routes.ts";
import { addressesInUse } from "./listings/server/listing-facts.service.ts";
import { createListings } from "./listings/server/listings.service.ts";
import { chooseImageStore } from "./media/server/choose-image-store.ts";
import { registerMedia } from "./media/server/media.routes.ts";
import { createPictures } from "./media/server/pictures.ts";
import { exportAddressesOf, forgetAddressesOf } from "./places/server/addresses.events.ts";
import { createAddresses } from "./places/server/addresses.service.ts";
import { createDirectoryLoad } from "./places/server/directory/load-directory.ts";
import { choosePincodeServices } from "./places/server/pincodes/choose-services.ts";
import { createPincodes } from "./places/server/pincodes/pincodes.service.ts";
import { createPlaces } from "./places/server/places.service.ts";
import { registerPlaces } from "./places/server/places.routes.ts";
import type { Clock } from "./platform/dates.ts";
import { serveApiDocs } from "./platform/server/api-docs.ts";
import { buildApp } from "./platform/server/app.ts";
import { stopOnSignal } from "./platform/server/clean-stop.ts";
import type { Database } from "./platform/server/database.ts";
import { createIdempotency, registerIdempotencyJobs } from "./platform/server/idempotency.ts";
import { createJobs, type Jobs } from "./platform/server/jobs.ts";
import { openDatabase } from "./platform/server/open-database.ts";
import { registerOperations, serveMetrics } from "./platform/server/operations.ts";
import { createKeyedHash, readSecretKey } from "./platform/server/secret-key.ts";
import { readSettings, type Settings, SettingsError } from "./platform/server/settings.ts";
import { prepareData } from "./prepare-data.ts";
import { brandOf, siteBrand } from "./shell/brand.ts";
import { loadBuiltWeb, serveFiles, serveWeb, type WebOptions } from "./platform/server/web.ts";
import { exportSubscriptionsOf } from "./subscriptions/server/subscriptions.events.ts";
import { registerSubscriptionsJobs } from "./subscriptions/server/subscriptions.jobs.ts";
import { registerSubscriptions } from "./subscriptions/server/subscriptions.routes.ts";
import { createSubscriptions } from "./subscriptions/server/subscriptions.service.ts";

export type ServerParts = {
	settings: Settings;
	database: Database;
	clock?: Clock;
	/** Null leaves the web app out: the API alone. */
	web: Pick<WebOptions, "load" | "mode"> | null;
};

export type Server = { app: FastifyInstance; jobs: Jobs };

/** Puts everything together: the wings on the database, their calls, the web app. Nothing listens yet. */
export async function buildServer({
	settings,
	database,
	clock = () => new Date(),
	web,
}: ServerParts): Promise<Server> {
	const sessions = createSessions({ database, clock });
	const app = buildApp(settings, sessions.authenticate);
	const jobs = createJobs(database, app.log);
	await app.register(helmet, {
		contentSecurityPolicy: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
	});
	await serveApiDocs(app);
	registerOperations(app, database, jobs);
	const accounts = createAccounts({ settings, database, clock, sessions, log: app.log });
	registerAccounts(app, accounts);
	registerAccountsJobs(jobs, { db: database.db, clock });
	const places = createPlaces(database.db, clock);
	const catalogue = createCatalogue(database.db, places, clock);
	const cataloguePages = createPublicCatalogue(database, catalogue, clock);
	const pincodes = createPincodes({
		database,
		clock,
		log: app.log,
		services: choosePincodeServices(settings),
	});
	const addresses = createAddresses({
		db: database.db,
		clock,
		pincodes,
		people: {
			findByMobile: readUserByMobile,
			ensureByMobile: (tx, mobile) => ensureUserByMobile(tx, mobile, clock()),
			hold: holdUser,
		},
		addressesInUse,
	});
	const locationsOfService = (serviceId: string) => catalogue.locationsOfService(serviceId);
	registerPlaces(app, { places, pincodes, addresses, locationsOfService });
	registerCatalogue(app, catalogue, cataloguePages);
	const store = await chooseImageStore(settings, app.log);
	registerMedia(app, store);
	const listings = createListings({ database, clock, catalogue, cdnBase: settings.CDN_BASE_URL });
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const idempotency = createIdempotency(database.db, clock);
	registerIdempotencyJobs(jobs, idempotency);
	const pictures = createPictures({ store });
	registerListings(app, {
		listings,
		contacts: createContacts({ db: database.db, clock, keyedHash, catalogue }),
		registration: createRegistration({
			db: database.db,
			clock,
			catalogue,
			listings,
			pictures,
			store,
			idempotency,
		}),
		moderation: createModeration({ db: database.db, clock, listings }),
		editing: createEditing({ database, clock, catalogue, listings }),
		pictures: createOwnPictures({ database, clock, catalogue, listings, pictures, store, jobs }),
		answers: createOwnAnswers({ database, clock, catalogue, listings, pictures, store, jobs }),
		search: createStaffSearch({ database, catalogue, cdnBase: settings.CDN_BASE_URL }),
	});
	registerListingFiles(app, createListingFiles({ database, catalogue, store }));
	registerListingsJobs(jobs, { db: database.db, clock, store });
	accounts.accountDeleted.listen(forgetListingsOf({ clock, jobs }));
	accounts.exportRequested.listen(exportListingsOf);
	// After the listings, which let go of the addresses that they stand on.
	accounts.accountDeleted.listen(forgetAddressesOf);
	accounts.exportRequested.listen(exportAddressesOf);
	const subscriptions = createSubscriptions({ db: database.db, clock, catalogue });
	registerSubscriptions(app, subscriptions);
	registerSubscriptionsJobs(jobs, subscriptions);
	subscriptions.subscriptionsEnded.listen(expireUnpaid({ clock }));
	accounts.exportRequested.listen(exportSubscriptionsOf);
	const leads = createLeads({
		database,
		clock,
		catalogue,
		subscriptions,
		idempotency,
		claimCap: settings.LEAD_CLAIM_CAP,
	});
	registerLeads(app, leads);
	registerLeadsJobs(jobs, { db: database.db, clock });
	accounts.accountDeleted.listen(forgetLeadsOf({ clock, idempotency }));
	accounts.exportRequested.listen(exportLeadsOf);
	if (web !== null) {
		const brand = brandOf(settings);
		const context = () => {
			const services = new RouterContextProvider();
			services.set(publicCatalogue, cataloguePages);
			services.set(siteBrand, brand);
			services.set(publicListings, listings.pages);
			services.set(publicLeads, leads.pages);
			return services;
		};
		if (web.mode === "production") await serveFiles(app);
		await serveWeb(app, { ...web, context });
	}
	return { app, jobs };
}

/** What a start may add: the demo fills its market here, before the first request. */
type Prepare = (database: Database) => Promise<void>;

/** Runs the process and stops it cleanly on SIGTERM or SIGINT: no new requests, what is under way is finished. */
export async function serve(settings: Settings, prepare: Prepare = prepareData): Promise<void> {
	const database = await openDatabase({ url: settings.DATABASE_URL, dataDirectory: settings.DATA_DIR });
	await prepare(database);
	const { app, jobs } = await buildServer({
		settings,
		database,
		web: { load: loadBuiltWeb, mode: "production" },
	});
	const stopMetrics = await serveMetrics(app, settings.METRICS_PORT, settings.HOST);
	const directory = createDirectoryLoad({ database, clock: () => new Date(), log: app.log });
	stopOnSignal(app, async () => {
		await app.close();
		stopMetrics();
		await directory.stop();
		await jobs.stop();
		await database.close();
	});
	await jobs.start();
	await app.listen({ port: settings.PORT, host: settings.HOST });
	// Beside the first requests: until it is done, the services outside are asked for what is not there yet.
	directory.start();
}

if (import.meta.main) {
	try {
		await serve(readSettings(process.env));
	} catch (error) {
		const reason =
			error instanceof SettingsError ? `The settings are not right:\n${error.message}` : String(error);
		process.stderr.write(`${reason}\n`);
		process.exit(1);
	}
}
