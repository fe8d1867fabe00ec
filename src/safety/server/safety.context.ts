import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { JobBoardContext } from "../../job-board/server/job-board.api.ts";
import type { LeadsContext } from "../../leads/server/leads.api.ts";
import type { MoveContext } from "../../listings/server/listings.api.ts";
import type { Notify } from "../../notifications/server/notifications.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import type { ProfilesContext } from "../../profiles/server/profiles.api.ts";

/** What the use cases of safety depend on: among others the modules whose records staff take down. */
export type SafetyContext = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	catalogue: Pick<CatalogueService, "snapshot">;
	notify: Notify;
	leads: Pick<LeadsContext, "clock" | "notify" | "publishChanges">;
	listings: MoveContext;
	jobBoard: JobBoardContext;
	profiles: Pick<ProfilesContext, "jobs" | "setSeeking">;
};
