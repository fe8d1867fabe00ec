import type { FastifyInstance } from "fastify";
import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { PublishChanges, Notify } from "../../notifications/server/notifications.service.ts";
import type { Pincodes } from "../../places/server/pincodes/pincodes.service.ts";
import type { Places } from "../../places/server/places.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { exportJobsOf, eraseJobsOf } from "./job-board.events.ts";
import { registerJobBoardJobs } from "./job-board.jobs.ts";
import { registerJobBoard } from "./job-board.routes.ts";
import { createJobBoard } from "./job-board.service.ts";
import { createJobDays } from "./job-days.ts";
import type { ReadApplicantProfiles } from "./job-people.ts";
import type { IsSeeking } from "./seeking.service.ts";
import { createNotifySeekers } from "./notify-seekers.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	places: Pick<Places, "states" | "districtsOf">;
	pincodes: Pincodes;
	idempotency: Pick<Idempotency, "once" | "forget">;
	jobs: Pick<Jobs, "enqueue" | "enqueueAll">;
	notify: Notify;
	announce: PublishChanges;
	isSeeking: IsSeeking;
	numberViews: NumberViewsContext;
	readApplicantProfiles: ReadApplicantProfiles;
	brandName: string;
};
type JobBoardModule = ReturnType<typeof createJobBoardModule>;

/** The module put together: its service, and what it does when the modules below announce something. */
export function createJobBoardModule({ settings, ...given }: Dependencies) {
	const { db, clock } = given;
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const needs = { ...given, days: createJobDays({ clock, keyedHash }) };
	return {
		board: createJobBoard(needs),
		/** To listen to the deletion of an account. */
		erasePersonalData: eraseJobsOf(needs),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportJobsOf,
		/** What the work in the background stands on. */
		background: {
			db: db,
			clock,
			notify: given.notify,
			announce: given.announce,
			notifySeekers: createNotifySeekers(needs),
		},
	};
}

/** The module's calls and its work in the background. */
export function registerJobBoardModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ board, background }: JobBoardModule,
): void {
	registerJobBoard(app, board);
	registerJobBoardJobs(jobs, background);
}
