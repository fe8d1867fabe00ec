import type { FastifyInstance } from "fastify";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { createGitHub } from "./github/github.service.ts";
import { exportProfileOf, eraseProfileOf } from "./profiles.events.ts";
import { registerProfilesJobs } from "./profiles.jobs.ts";
import { registerProfiles } from "./profiles.routes.ts";
import { createProfiles } from "./profiles.service.ts";
import type { SetSeeking } from "./save-profile.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	log: Pick<Log, "warn">;
	jobs: Jobs;
	idempotency: Idempotency;
	pictures: Pictures;
	store: ImageStore;
	/** The job board's, told in the transaction of the change. */
	setSeeking: SetSeeking;
};
type ProfilesModule = ReturnType<typeof createProfilesModule>;

/** The module put together, and what it does when the modules below announce something. */
export function createProfilesModule(needs: Dependencies) {
	const { settings, db, clock, log } = needs;
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const { GITHUB_API_URL: base, GITHUB_TOKEN: token } = settings;
	const github = createGitHub({ db, clock, log, service: { base, token } });
	return {
		profiles: createProfiles({ ...needs, github, keyedHash, cdnBase: settings.CDN_BASE_URL }),
		github,
		/** To listen to the deletion of an account. */
		erasePersonalData: eraseProfileOf(needs),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportProfileOf,
	};
}

/** The module's calls and its work in the background. */
export function registerProfilesModule(
	{
		app,
		jobs,
		db,
		clock,
		store,
	}: { app: FastifyInstance } & Pick<Dependencies, "jobs" | "db" | "clock" | "store">,
	module: ProfilesModule,
): void {
	registerProfiles(app, module);
	registerProfilesJobs(jobs, { db, clock, store });
}
