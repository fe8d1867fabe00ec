import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import { RouterContextProvider } from "react-router";
import { createSessions } from "./accounts/server/sessions.service.ts";
import { namedSchemas } from "./api-schemas.ts";
import { publicCatalogue } from "./catalogue/catalogue.contract.ts";
import { checkSettings } from "./check-settings.ts";
import { searchCounts } from "./insights/insights.contract.ts";
import { publicJobs } from "./job-board/job-board.contract.ts";
import { publicLeads } from "./leads/leads.contract.ts";
import { publicListings } from "./listings/listings.contract.ts";
import { createDirectoryLoad, type DirectoryLoad } from "./places/server/directory/load-directory.ts";
import type { Clock } from "./platform/dates.ts";
import { serveApiDocs } from "./platform/server/api-docs.ts";
import { buildApp } from "./platform/server/app.ts";
import { inBackground } from "./platform/server/background.ts";
import { createBroadcast } from "./platform/server/broadcast.ts";
import { stopOnSignal } from "./platform/server/clean-stop.ts";
import { compressJson } from "./platform/server/compress-json.ts";
import { openDatabaseClock } from "./platform/server/database-clock.ts";
import { prepareDataDirectory, usesDataDirectory } from "./platform/server/data-directory.ts";
import type { Database } from "./platform/server/database.ts";
import { createIdempotency, registerIdempotencyJobs } from "./platform/server/idempotency.ts";
import { createJobs, type Jobs } from "./platform/server/jobs.ts";
import { openDatabase } from "./platform/server/open-database.ts";
import { registerOperations, serveMetrics } from "./platform/server/operations.ts";
import { createKeyedHash, readSecretKey } from "./platform/server/secret-key.ts";
import { watchSecurity } from "./platform/server/security-events.ts";
import { readSettings, type Settings, showsApiDocs } from "./platform/server/settings.ts";
import { settingsWarnings } from "./platform/server/unknown-settings.ts";
import { startFault } from "./platform/server/start-fault.ts";
import { loadBuiltWeb, serveFiles, serveWeb, type WebOptions } from "./platform/server/web.ts";
import { prepareData } from "./prepare-data.ts";
import { publicNotices } from "./notices/notices.contract.ts";
import { publicProfiles } from "./profiles/profiles.contract.ts";
import { type Brand, brandOf, siteBrand } from "./shell/brand.ts";
import { connectWings, createWings, registerWings, type Wings } from "./wings.ts";

export type ServerParts = {
	settings: Settings;
	database: Database;
	clock?: Clock;
	/** Null leaves the web app out: the API alone. */
	web: Pick<WebOptions, "load" | "mode"> | null;
	/** Whether the pincode directory is still being loaded. */
	isDirectoryLoading?: () => boolean;
};

export type Server = { app: FastifyInstance; jobs: Jobs; metrics: Registry; countStreams: () => number };

/** Puts everything together: the wings on the database, their calls, the web app. Nothing listens yet. */
export async function buildServer({
	settings,
	database,
	clock = () => new Date(),
	web,
	isDirectoryLoading = () => false,
}: ServerParts): Promise<Server> {
	const { db } = database;
	const brand = brandOf(settings);
	const sessions = createSessions({ database, clock, secondFactor: settings.STAFF_SECOND_FACTOR });
	const app = buildApp(settings, sessions.authenticate);
	const { log } = app;
	const jobs = createJobs(database, log);
	const metrics = new Registry();
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
	const fallbackName = brand.name;
	const broadcast = createBroadcast(database, log);
	const ground = {
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
		fallbackName,
		isDirectoryLoading,
	};
	const wings = await createWings(ground);
	app.addHook("onReady", () => broadcast.start());
	app.addHook("onClose", () => broadcast.stop());
	registerWings(ground, wings);
	connectWings(wings);
	if (web?.mode === "production") await serveFiles(app);
	if (web !== null)
		await serveWeb(app, {
			...web,
			cdnBase: settings.CDN_BASE_URL,
			context: () => pageServices(wings, brand),
		});
	return { app, jobs, metrics, countStreams: wings.notifications.streams.count };
}

/** What the loaders of public pages ask, without HTTP. */
function pageServices(
	{ catalogue, insights, listings, jobBoard, leads, notices, profiles }: Wings,
	brand: Brand,
): RouterContextProvider {
	const services = new RouterContextProvider();
	services.set(publicCatalogue, catalogue.pages);
	services.set(siteBrand, brand);
	services.set(publicListings, listings.listings.pages);
	services.set(publicJobs, jobBoard.board.pages);
	services.set(publicLeads, leads.leads.pages);
	services.set(searchCounts, insights.pages);
	services.set(publicNotices, notices.pages);
	services.set(publicProfiles, profiles.profiles.pages);
	return services;
}

/** What a start may add: the demo fills its market here, before the first request. */
type Prepare = (database: Database) => Promise<void>;

/** Runs the process and stops it cleanly on SIGTERM or SIGINT: no new requests, what is under way is finished. */
export async function serve(settings: Settings, prepare: Prepare = prepareData): Promise<void> {
	checkSettings(settings);
	// Whatever the process creates, the files of the embedded database among it, is its owner's alone.
	process.umask(0o077);
	if (usesDataDirectory(settings)) prepareDataDirectory(settings.DATA_DIR);
	const database = await openDatabase({
		url: settings.DATABASE_URL,
		dataDirectory: settings.DATA_DIR,
		limits: {
			statementMs: settings.DATABASE_STATEMENT_TIMEOUT_SECONDS * 1000,
			lockMs: settings.DATABASE_LOCK_TIMEOUT_SECONDS * 1000,
			idleInTransactionMs: settings.DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS * 1000,
		},
	});
	// Several processes that start at once wait for the first to load what every deployment begins with.
	await inBackground(() => prepare(database));
	const { clock, follow } = await openDatabaseClock(database.db);
	let directory: DirectoryLoad | null = null;
	const { app, jobs, metrics, countStreams } = await buildServer({
		settings,
		database,
		clock,
		isDirectoryLoading: () => directory?.isUnderWay() ?? true,
		web: { load: loadBuiltWeb, mode: "production" },
	});
	const stopMetrics = await serveMetrics(app, {
		port: settings.METRICS_PORT,
		host: settings.HOST,
		metrics,
		countStreams,
	});
	const load = createDirectoryLoad({ database, clock, log: app.log });
	directory = load;
	const stopFollowing = follow(app.log);
	stopOnSignal(app, async () => {
		await app.close();
		stopMetrics();
		await load.stop();
		await jobs.stop();
		stopFollowing();
		await database.close();
	});
	await jobs.start();
	await app.listen({ port: settings.PORT, host: settings.HOST });
	// Beside the first requests: until it is done, the services outside are asked for what is not there yet.
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
