import type { FastifyInstance } from "fastify";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database, Db } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { Settings } from "../../platform/server/settings.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/running.service.ts";
import { exportLeadsOf, forgetLeadsOf } from "./leads.events.ts";
import { registerLeadsJobs } from "./leads.jobs.ts";
import { registerLeads } from "./leads.routes.ts";
import { createLeads } from "./leads.service.ts";

type Needs = {
	settings: Settings;
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptions: SubscriptionsForLeads;
	idempotency: Pick<Idempotency, "once" | "forget">;
};
type LeadsWing = ReturnType<typeof createLeadsWing>;

/** The wing put together: its service, and what it does when the wings below announce something. */
export function createLeadsWing(needs: Needs) {
	return {
		leads: createLeads({ ...needs, claimCap: needs.settings.LEAD_CLAIM_CAP }),
		/** To listen to the deletion of an account. */
		forgetPerson: forgetLeadsOf(needs),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportLeadsOf,
	};
}

/** The wing's calls and its work in the background. */
export function registerLeadsWing(
	{ app, jobs, db, clock }: { app: FastifyInstance; jobs: Jobs; db: Db; clock: Clock },
	{ leads }: LeadsWing,
): void {
	registerLeads(app, leads);
	registerLeadsJobs(jobs, { db, clock });
}
