import type { FastifyInstance } from "fastify";
import type { NumberViewsContext } from "../../accounts/server/number-views.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/secret-key.ts";
import type { Settings } from "../../platform/server/settings.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/for-leads.service.ts";
import { exportLeadsOf, followBookable, forgetLeadsOf } from "./leads.events.ts";
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
	tell: Tell;
	announce: AnnounceChanges;
	numberViews: NumberViewsContext;
	brandName: string;
};
type LeadsWing = ReturnType<typeof createLeadsWing>;

/** The wing put together: its service, and what it does when the wings below announce something. */
export function createLeadsWing(needs: Needs) {
	const leads = createLeads({
		...needs,
		keyedHash: createKeyedHash(readSecretKey(needs.settings)),
		chance: Math.random,
		cdnBase: needs.settings.CDN_BASE_URL,
		claimCap: needs.settings.LEAD_CLAIM_CAP,
	});
	return {
		leads,
		/** To listen to the deletion of an account. */
		forgetPerson: forgetLeadsOf({ ...needs, leads }),
		/** To listen to listings that staff suspend and reopen. */
		followBookable: followBookable(needs),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportLeadsOf,
		/** What the work in the background stands on. */
		background: { ...needs, db: needs.database.db, leads },
	};
}

/** The wing's calls and its work in the background. */
export function registerLeadsWing(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ leads, background }: LeadsWing,
): void {
	registerLeads(app, leads);
	registerLeadsJobs(jobs, background);
}
