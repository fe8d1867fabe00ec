import type { FastifyInstance } from "fastify";
import type { NumberViewsContext } from "../../accounts/server/number-views.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Pincodes } from "../../places/server/pincodes/pincodes.service.ts";
import type { Places } from "../../places/server/places.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/secret-key.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { exportJobsOf, forgetJobsOf } from "./job-board.events.ts";
import { registerJobBoardJobs } from "./job-board.jobs.ts";
import { registerJobBoard } from "./job-board.routes.ts";
import { createJobBoard } from "./job-board.service.ts";
import { createJobDays } from "./job-days.ts";
import type { ReadApplicantProfiles } from "./job-people.ts";
import type { IsSeeking } from "./seeking.service.ts";
import { createTellSeekers } from "./tell-seekers.ts";

type Needs = {
	settings: Settings;
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	places: Pick<Places, "states" | "districtsOf">;
	pincodes: Pincodes;
	idempotency: Pick<Idempotency, "once" | "forget">;
	jobs: Pick<Jobs, "enqueue" | "enqueueAll">;
	tell: Tell;
	announce: AnnounceChanges;
	isSeeking: IsSeeking;
	numberViews: NumberViewsContext;
	readApplicantProfiles: ReadApplicantProfiles;
	brandName: string;
};
type JobBoardWing = ReturnType<typeof createJobBoardWing>;

/** The wing put together: its service, and what it does when the wings below announce something. */
export function createJobBoardWing({ settings, ...given }: Needs) {
	const { database, clock } = given;
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const needs = { ...given, days: createJobDays({ clock, keyedHash }) };
	return {
		board: createJobBoard(needs),
		/** To listen to the deletion of an account. */
		forgetPerson: forgetJobsOf(needs),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportJobsOf,
		/** What the work in the background stands on. */
		background: {
			db: database.db,
			clock,
			tell: given.tell,
			announce: given.announce,
			tellSeekers: createTellSeekers(needs),
		},
	};
}

/** The wing's calls and its work in the background. */
export function registerJobBoardWing(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ board, background }: JobBoardWing,
): void {
	registerJobBoard(app, board);
	registerJobBoardJobs(jobs, background);
}
