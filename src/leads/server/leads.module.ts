import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { id } from "../../platform/schemas.ts";
import type { PublicLeads } from "../leads.contract.ts";
import type { LeadCompleted, LeadsContext } from "./leads.context.ts";
import { eraseLeadsOf, exportLeadsOf, followBookable, followSuspended } from "./leads.events.ts";
import { registerLeadsJobs } from "./leads.jobs.ts";
import { registerLeads } from "./leads.routes.ts";
import { listLeads } from "./listing/list-leads.ts";
import { findLeadFor } from "./read-lead.ts";

type Dependencies = Omit<
	LeadsContext,
	"keyedHash" | "random" | "cdnBase" | "claimCap" | "directLeadHours" | "nearFirstMinutes" | "leadCompleted"
> & {
	settings: Settings;
};
type LeadsModule = ReturnType<typeof createLeadsModule>;

/** Creates the module's context, the reader for public pages, and its listeners to events of other modules. */
export function createLeadsModule({ settings, ...dependencies }: Dependencies) {
	const ctx: LeadsContext = {
		...dependencies,
		leadCompleted: createModuleEvent<LeadCompleted>(),
		keyedHash: createKeyedHash(readSecretKey(settings)),
		random: Math.random,
		cdnBase: settings.CDN_BASE_URL,
		claimCap: settings.LEAD_CLAIM_CAP,
		directLeadHours: settings.DIRECT_LEAD_HOURS,
		nearFirstMinutes: settings.NEAR_FIRST_MINUTES,
	};
	const pages: PublicLeads = {
		open: (filters) => listLeads(ctx, null, "all", filters),
		// Ids come from links here, and a malformed one would make the query fail.
		details: async (leadId) => (id.safeParse(leadId).success ? findLeadFor(ctx, null, leadId) : null),
	};
	return {
		ctx,
		pages,
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => eraseLeadsOf(ctx, tx, deleted),
		exportPerson: exportLeadsOf,
		followBookable: (tx: Db, listing: { listingId: string }) => followBookable(ctx, tx, listing),
		followSuspended: (tx: Db, listing: { listingId: string }) => followSuspended(ctx, tx, listing),
	};
}

/** Registers the module's routes and jobs. */
export function registerLeadsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx }: LeadsModule,
): void {
	registerLeads(app, ctx);
	registerLeadsJobs(jobs, ctx);
}
