import type { FastifyInstance } from "fastify";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { Log } from "../../platform/server/log.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/secret-key.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { createGitHub } from "./github/github.service.ts";
import { exportProfileOf, forgetProfileOf } from "./profiles.events.ts";
import { registerProfilesJobs } from "./profiles.jobs.ts";
import { registerProfiles } from "./profiles.routes.ts";
import { createProfiles } from "./profiles.service.ts";
import type { SetSeeking } from "./save-profile.ts";

type Needs = {
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
type ProfilesWing = ReturnType<typeof createProfilesWing>;

/** The wing put together, and what it does when the wings below announce something. */
export function createProfilesWing(needs: Needs) {
	const { settings, db, clock, log } = needs;
	const keyedHash = createKeyedHash(readSecretKey(settings));
	const { GITHUB_API_URL: base, GITHUB_TOKEN: token } = settings;
	const github = createGitHub({ db, clock, log, service: { base, token } });
	return {
		profiles: createProfiles({ ...needs, github, keyedHash, cdnBase: settings.CDN_BASE_URL }),
		github,
		/** To listen to the deletion of an account. */
		forgetPerson: forgetProfileOf(needs),
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportProfileOf,
	};
}

/** The wing's calls and its work in the background. */
export function registerProfilesWing(
	{ app, jobs, db, clock, store }: { app: FastifyInstance } & Pick<Needs, "jobs" | "db" | "clock" | "store">,
	wing: ProfilesWing,
): void {
	registerProfiles(app, wing);
	registerProfilesJobs(jobs, { db, clock, store });
}
