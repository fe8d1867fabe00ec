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
import { readServiceNames } from "./catalogue/server/stored-services.service.ts";
import { createInvoicesWing, registerInvoicesWing } from "./invoices/server/invoices-wing.ts";
import { readCreditNotes } from "./invoices/server/invoices.service.ts";
import { publicLeads } from "./leads/leads.contract.ts";
import { exportLeadsOf, forgetLeadsOf } from "./leads/server/leads.events.ts";
import { registerLeadsJobs } from "./leads/server/leads.jobs.ts";
import { registerLeads } from "./leads/server/leads.routes.ts";
import { createLeads } from "./leads/server/leads.service.ts";
import { publicListings } from "./listings/listings.contract.ts";
import { addressesInUse } from "./listings/server/listing-facts.service.ts";
import { createListingsWing, registerListingsWing } from "./listings/server/listings-wing.ts";
import { chooseImageStore } from "./media/server/choose-image-store.ts";
import { registerMedia } from "./media/server/media.routes.ts";
import { createPictures } from "./media/server/pictures.ts";
import { exportAddressesOf, forgetAddressesOf } from "./places/server/addresses.events.ts";
import { createDirectoryLoad } from "./places/server/directory/load-directory.ts";
import { createPlacesWing } from "./places/server/places-wing.ts";
import { registerPlaces } from "./places/server/places.routes.ts";
import { createPaymentsWing, registerPaymentsWing } from "./payments/server/payments-wing.ts";
import type { Clock } from "./platform/dates.ts";
import { serveApiDocs } from "./platform/server/api-docs.ts";
import { buildApp } from "./platform/server/app.ts";
import { stopOnSignal } from "./platform/server/clean-stop.ts";
import { compressJson } from "./platform/server/compress-json.ts";
import type { Database } from "./platform/server/database.ts";
import { createIdempotency, registerIdempotencyJobs } from "./platform/server/idempotency.ts";
import { createJobs, type Jobs } from "./platform/server/jobs.ts";
import { openDatabase } from "./platform/server/open-database.ts";
import { registerOperations, serveMetrics } from "./platform/server/operations.ts";
import { readSettings, type Settings } from "./platform/server/settings.ts";
import { startFault } from "./platform/server/start-fault.ts";
import { prepareData } from "./prepare-data.ts";
import { exportReferralsOf } from "./referrals/server/referrals.events.ts";
import { registerReferrals } from "./referrals/server/referrals.routes.ts";
import { createReferrals } from "./referrals/server/referrals.service.ts";
import { brandOf, siteBrand } from "./shell/brand.ts";
import { loadBuiltWeb, serveFiles, serveWeb, type WebOptions } from "./platform/server/web.ts";
import { readSubscription } from "./subscriptions/server/purchases.service.ts";
import {
	createSubscriptionsWing,
	registerSubscriptionsWing,
} from "./subscriptions/server/subscriptions-wing.ts";

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
	await compressJson(app);
	await serveApiDocs(app);
	registerOperations(app, database, jobs);
	const accounts = createAccounts({ settings, database, clock, sessions, log: app.log });
	registerAccounts(app, accounts);
	registerAccountsJobs(jobs, { db: database.db, clock });
	const places = createPlacesWing({
		settings,
		database,
		clock,
		log: app.log,
		people: {
			findByMobile: readUserByMobile,
			ensureByMobile: (tx, mobile) => ensureUserByMobile(tx, mobile, clock()),
			hold: holdUser,
		},
		addressesInUse,
	});
	const catalogue = createCatalogue(database.db, places.places, clock);
	const cataloguePages = createPublicCatalogue(database, catalogue, clock);
	const locationsOfService = (serviceId: string) => catalogue.locationsOfService(serviceId);
	registerPlaces(app, { ...places, locationsOfService });
	registerCatalogue(app, catalogue, cataloguePages);
	const store = await chooseImageStore(settings, app.log);
	registerMedia(app, store);
	const pictures = createPictures({ store });
	const idempotency = createIdempotency(database.db, clock);
	registerIdempotencyJobs(jobs, idempotency);
	const listingsNeeds = { settings, database, clock, catalogue, pictures, store, idempotency, jobs };
	const listings = createListingsWing(listingsNeeds);
	registerListingsWing(app, listings, listingsNeeds);
	accounts.accountDeleted.listen(listings.forgetPerson);
	accounts.exportRequested.listen(listings.exportPerson);
	// After the listings, which let go of the addresses that they stand on.
	accounts.accountDeleted.listen(forgetAddressesOf);
	accounts.exportRequested.listen(exportAddressesOf);
	const payments = await createPaymentsWing(app, { settings, database, clock, jobs, idempotency });
	registerPaymentsWing(app, payments, jobs);
	accounts.accountDeleted.listen(payments.forgetPerson);
	accounts.exportRequested.listen(payments.exportPerson);
	const referrals = createReferrals({
		db: database.db,
		clock,
		discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
		rewardPercent: settings.REFERRAL_REWARD_PERCENT,
	});
	registerReferrals(app, referrals);
	accounts.exportRequested.listen(exportReferralsOf);
	const selling = createSubscriptionsWing({
		db: database.db,
		clock,
		catalogue,
		registration: listings.registration,
		payments: payments.payments,
		referrals,
		readCreditNotes,
	});
	const { subscriptions } = selling;
	registerSubscriptionsWing(app, selling, jobs);
	subscriptions.subscriptionsEnded.listen(listings.expireUnpaid);
	listings.moderation.listingActivated.listen(selling.startWaiting);
	accounts.accountDeleted.listen(selling.forgetPerson);
	accounts.exportRequested.listen(selling.exportPerson);
	const brand = brandOf(settings);
	const invoices = createInvoicesWing({
		settings,
		db: database.db,
		clock,
		fallbackName: brand.name,
		readServiceNames,
		readSubscription,
	});
	registerInvoicesWing(app, invoices);
	accounts.accountDeleted.listen(invoices.forgetPerson);
	accounts.exportRequested.listen(invoices.exportPerson);
	// What was bought is granted first, the others build on it; the invoice comes last, for its number is waited for.
	payments.payments.paymentMoved.listen(selling.grantPurchase);
	payments.payments.paymentMoved.listen(referrals.followPayment);
	payments.payments.paymentMoved.listen(invoices.issueFor);
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
		const context = () => {
			const services = new RouterContextProvider();
			services.set(publicCatalogue, cataloguePages);
			services.set(siteBrand, brand);
			services.set(publicListings, listings.listings.pages);
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
		process.stderr.write(`${startFault(error)}\n`);
		process.exit(1);
	}
}
