import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.api.ts";
import type { Notify, PublishChanges } from "../../notifications/server/notifications.api.ts";
import type { Pincodes, Places } from "../../places/server/places.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import type { ApplicantProfile } from "../job-board.contract.ts";

/** What the use cases of the job board depend on. */
export type JobBoardContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	places: Pick<Places, "states" | "districtsOf">;
	pincodes: Pincodes;
	idempotency: Pick<Idempotency, "once" | "deleteAnswersOf">;
	jobs: Pick<Jobs, "enqueue" | "enqueueAll">;
	keyedHash: KeyedHash;
	notify: Notify;
	publishChanges: PublishChanges;
	numberViews: NumberViewsContext;
	/** Whether the person's profile says that they are looking for a job. */
	isSeeking: (db: Db, userId: string) => Promise<boolean>;
	/** The parts of applicants' profiles that employers see, by user id. People without a profile are missing. */
	readApplicantProfiles: (db: Db, userIds: readonly string[]) => Promise<Map<string, ApplicantProfile>>;
};
