import type { FastifyInstance } from "fastify";
import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { registerReports } from "./reports/reports.routes.ts";
import { endWithListing, recordSuspension } from "./suspensions/follow-listing.ts";
import { registerSuspensions } from "./suspensions/suspensions.routes.ts";
import type { SafetyContext } from "./safety.context.ts";
import { eraseSafetyOf, exportSafetyOf } from "./safety.events.ts";
import { registerSafetyJobs } from "./safety.jobs.ts";

type Dependencies = Omit<SafetyContext, "keyedHash"> & { settings: Settings };
type SafetyModule = ReturnType<typeof createSafetyModule>;

/** Creates the module's context, and its listeners to events of other modules. */
export function createSafetyModule({ settings, ...dependencies }: Dependencies) {
	const ctx: SafetyContext = {
		...dependencies,
		keyedHash: createKeyedHash(readSecretKey(settings)),
	};
	return {
		ctx,
		erasePersonalData: (tx: Db, { userId }: AccountDeleted) => eraseSafetyOf(tx, userId, ctx.clock()),
		recordSuspension,
		endWithListing,
		exportPerson: (tx: Db, requested: ExportRequested) => exportSafetyOf(tx, requested),
	};
}

/** Registers the module's routes and jobs. */
export function registerSafetyModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx }: SafetyModule,
): void {
	registerReports(app, ctx);
	registerSuspensions(app, ctx);
	registerSafetyJobs(jobs, ctx);
}
