import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { RouterContextProvider } from "react-router";
import { authenticate, createSessionsContext } from "./accounts/server/sessions.ts";
import { namedSchemas } from "./api-schemas.ts";
import { publicCatalogue } from "./catalogue/catalogue.contract.ts";
import { checkSettings } from "./check-settings.ts";
import { googleSources } from "./insights/google-sources.ts";
import { measurementId, searchCounts } from "./insights/insights.contract.ts";
import { publicJobs } from "./job-board/job-board.contract.ts";
import { publicLeads } from "./leads/leads.contract.ts";
import { publicListings } from "./listings/listings.contract.ts";
import { publicReviews } from "./reviews/reviews.contract.ts";
import { locateReach } from "./listings/server/listings.api.ts";
import { createDirectoryLoad, type DirectoryLoad } from "./places/server/directory/load-directory.ts";
import type { Clock } from "./platform/dates.ts";
import { serveApiDocs } from "./platform/server/http/api-docs.ts";
import { buildApp } from "./platform/server/http/app.ts";
import { inBackground } from "./platform/server/database/background.ts";
import { createBroadcast } from "./platform/server/database/broadcast.ts";
import { stopOnSignal } from "./platform/server/process/clean-stop.ts";
import { compressJson } from "./platform/server/http/compress-json.ts";
import { openDatabaseClock } from "./platform/server/database/database-clock.ts";
import { prepareDataDirectory, usesDataDirectory } from "./platform/server/database/data-directory.ts";
import type { Database } from "./platform/server/database/database.ts";
import { offerSnapshots } from "./platform/server/backup/embedded-snapshot.ts";
import { createIdempotency, registerIdempotencyJobs } from "./platform/server/http/idempotency.ts";
import { createJobs, type Jobs } from "./platform/server/jobs/jobs.ts";
import { openDatabase } from "./platform/server/database/open-database.ts";
import { registerOperations } from "./platform/server/http/operations.ts";
import { sendPublicReadsToReplica } from "./platform/server/http/public-reads.ts";
import { createJobWatch, watchQueues } from "./platform/server/jobs/job-metrics.ts";
import { createDatabaseMetrics } from "./platform/server/metrics/database-metrics.ts";
import { watchReplica } from "./platform/server/metrics/replica-metrics.ts";
import { serveMetrics } from "./platform/server/metrics/serve-metrics.ts";
import { freeIdleMemory } from "./platform/server/process/idle-memory.ts";
import { createKeyedHash, readSecretKey } from "./platform/server/process/secret-key.ts";
import { openStoredKey } from "./platform/server/process/stored-key.ts";
import { serveSitemaps } from "./platform/server/http/sitemaps.ts";
import { serveSecurityTxt } from "./platform/server/http/security-txt.ts";
import { serveWebManifest } from "./platform/server/http/web-manifest.ts";
import { watchSecurity } from "./platform/server/http/security-events.ts";
import type { OutsideSources } from "./platform/server/pages/pages.ts";
import {
	providerHosts,
	readSettings,
	type Settings,
	showsApiDocs,
} from "./platform/server/process/settings.ts";
import { settingsWarnings } from "./platform/server/process/unknown-settings.ts";
import { startFault } from "./platform/server/process/start-fault.ts";
import { loadBuiltWeb, serveFiles, serveWeb, type WebOptions } from "./platform/server/pages/web.ts";
import { prepareData } from "./prepare-data.ts";
import { publicNotices } from "./notices/notices.contract.ts";
import { publicProfiles } from "./profiles/profiles.contract.ts";
import { type Brand, brandOf, siteBrand } from "./shell/brand.ts";
import { operatorOf, siteOperator } from "./shell/operator.ts";
import { sitemapSources } from "./sitemaps.ts";
import { sellerFrom } from "./invoices/server/seller.ts";
import { connectModules, createModules, registerModules, type Modules } from "./modules.ts";

export type ServerParts = {
	settings: Settings;
	database: Database;
	clock?: Clock;
	/** Null leaves the web app out, for the API only. */
	web: Pick<WebOptions, "load" | "mode"> | null;
	/** Whether the pincode directory is still being loaded. */
	isDirectoryLoading?: () => boolean;
};

export type Server = {
	app: FastifyInstance;
	jobs: Jobs;
	metrics: Registry;
	countStreams: () => number;
	/** What the loaders of public pages call. */
	pageServices: () => RouterContextProvider;
};

/** Assembles the server: the modules on the database, their routes, the web app. It does not listen yet. */
export async function buildServer({
	settings,
	database,
	clock = () => new Date(),
	web,
	isDirectoryLoading = () => false,
}: ServerParts): Promise<Server> {
	const { db } = database;
	const brand = brandOf(settings);
	const sessions = createSessionsContext({ db, clock, secondFactor: settings.STAFF_SECOND_FACTOR });
	const app = buildApp(settings, (request) => authenticate(sessions, request));
	const { log } = app;
	const metrics = new Registry();
	const { replica } = database;
	watchReplica(metrics, replica);
	if (replica !== undefined) {
		sendPublicReadsToReplica(app, settings);
		app.addHook("onReady", async () => replica.start(log));
	}
	const databaseMetrics = createDatabaseMetrics(metrics, db);
	const jobs = createJobs(database, log, createJobWatch(metrics));
	watchQueues(databaseMetrics);
	watchSecurity(app, { metrics, keyedHash: createKeyedHash(readSecretKey(settings)) });
	await app.register(helmet, {
		contentSecurityPolicy: false,
		referrerPolicy: { policy: "strict-origin-when-cross-origin" },
	});
	await compressJson(app);
	if (showsApiDocs(settings))
		await serveApiDocs(app, { title: brand.name, origin: brand.origin, schemas: namedSchemas });
	registerOperations(app, database, jobs);
	const idempotency = createIdempotency(db, clock);
	registerIdempotencyJobs(jobs, idempotency);
	const broadcast = createBroadcast(database, log);
	const shared = {
		app,
		log,
		jobs,
		settings,
		database,
		db,
		clock,
		idempotency,
		sessions,
		broadcast,
		metrics,
		databaseMetrics,
		isDirectoryLoading,
	};
	const modules = await createModules(shared);
	app.addHook("onReady", () => broadcast.start());
	app.addHook("onClose", () => broadcast.stop());
	registerModules(shared, modules);
	connectModules(modules);
	const context = () => pageServices(modules, brand, settings);
	serveSitemaps(app, { origin: brand.origin, clock, sources: sitemapSources(modules) });
	serveWebManifest(app, brand);
	serveSecurityTxt(app, {
		origin: brand.origin,
		contact: settings.SECURITY_CONTACT ?? operatorOf(sellerFrom(settings), settings).officer.email,
		clock,
	});
	if (web?.mode === "production") await serveFiles(app);
	if (web !== null) await serveWeb(app, { ...web, outside: outsideSources(settings), context });
	const { count: countStreams } = modules.notifications.streams;
	return { app, jobs, metrics, countStreams, pageServices: context };
}

/** Other origins that pages load from: the CDN's pictures, and Google Analytics if set. */
function outsideSources({ CDN_BASE_URL, GA4_MEASUREMENT_ID }: Settings): OutsideSources {
	const cdn = CDN_BASE_URL === "" ? [] : [new URL(CDN_BASE_URL).origin];
	if (GA4_MEASUREMENT_ID === undefined) return { pictures: cdn };
	return {
		scripts: googleSources.scripts,
		pictures: [...cdn, ...googleSources.pictures],
		connections: googleSources.connections,
	};
}

/** What the loaders of public pages call, without HTTP. */
function pageServices(
	{ catalogue, insights, listings, jobBoard, leads, notices, profiles, reviews }: Modules,
	brand: Brand,
	settings: Settings,
): RouterContextProvider {
	const services = new RouterContextProvider();
	services.set(publicCatalogue, catalogue.pages);
	services.set(siteBrand, brand);
	services.set(siteOperator, operatorOf(sellerFrom(settings), settings));
	services.set(publicListings, listings.pages);
	services.set(publicJobs, jobBoard.pages);
	services.set(publicLeads, leads.pages);
	services.set(publicReviews, reviews.pages);
	services.set(searchCounts, insights.pages);
	services.set(measurementId, settings.GA4_MEASUREMENT_ID ?? null);
	services.set(publicNotices, notices.pages);
	services.set(publicProfiles, profiles.pages);
	return services;
}

/** An extension of the start: the demo fills its market here, before the first request. */
type Prepare = (database: Database, settings: Settings) => Promise<void>;

/** Runs the process and stops it cleanly on SIGTERM or SIGINT: no new requests, and those in progress are finished. */
export async function serve(settings: Settings, prepare: Prepare = prepareData): Promise<void> {
	checkSettings(settings);
	// Everything the process creates, including the files of the embedded database, is for its owner only.
	process.umask(0o077);
	if (usesDataDirectory(settings)) prepareDataDirectory(settings.DATA_DIR);
	const database = await openDatabase({
		url: settings.DATABASE_URL,
		replicaUrl: settings.DATABASE_REPLICA_URL,
		directUrl: settings.DATABASE_DIRECT_URL,
		dataDirectory: settings.DATA_DIR,
		limits: {
			statementMs: settings.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1000,
			lockMs: settings.DATABASE_LOCK_TIMEOUT_SECONDS * 1000,
			idleInTransactionMs: settings.DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS * 1000,
		},
	});
	// The server uses the key in the database, which outlives the setting.
	const keyed = { ...settings, SECRET_KEY: await openStoredKey(database.db, settings) };
	// Several processes that start together wait for the first to load the initial data.
	await inBackground(() => prepare(database, keyed));
	const { clock, follow } = await openDatabaseClock(database.db);
	let directory: DirectoryLoad | null = null;
	const { app, jobs, metrics, countStreams } = await buildServer({
		settings: keyed,
		database,
		clock,
		isDirectoryLoading: () => directory?.isUnderWay() ?? true,
		web: { load: loadBuiltWeb, mode: "production" },
	});
	if (settings.SECRET_KEY_PREVIOUS !== undefined)
		app.log.info("SECRET_KEY_PREVIOUS has done its work and can be removed");
	const stopMetrics = await serveMetrics(
		{
			app,
			registry: metrics,
			database,
			dataDirectory: settings.DATA_DIR,
			hosts: providerHosts(settings),
			countStreams,
		},
		{ port: settings.METRICS_PORT, host: settings.HOST },
	);
	freeIdleMemory(app);
	const load = createDirectoryLoad({
		database,
		clock,
		log: app.log,
		// Listings that were registered before have no position for lists by distance.
		loaded: () => locateReach(database.db),
	});
	directory = load;
	const stopFollowing = follow(app.log);
	const stopSnapshots =
		database.driver.kind === "pglite"
			? offerSnapshots(database.driver.lite, settings.DATA_DIR, app.log)
			: () => {};
	stopOnSignal(app, async () => {
		await app.close();
		stopMetrics();
		await load.stop();
		await jobs.stop();
		stopFollowing();
		stopSnapshots();
		await database.close();
	});
	await jobs.start();
	await app.listen({ port: settings.PORT, host: settings.HOST });
	// Runs during the first requests: until it is done, missing pincodes are requested from external services.
	await inBackground(() => load.start());
}

if (import.meta.main) {
	for (const warning of settingsWarnings(".env")) process.stderr.write(`${warning}\n`);
	try {
		await serve(readSettings(process.env));
	} catch (error) {
		process.stderr.write(`${startFault(error)}\n`);
		process.exit(1);
	}
}
