import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createVisits } from "../../platform/server/database/visits.ts";
import { recordPages } from "../../platform/server/http/sitemaps.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { profileAddress } from "../profile-addresses.ts";
import type { PublicProfiles } from "../profiles.contract.ts";
import { createGitHub } from "./github/github.ts";
import type { ProfilesContext } from "./profiles.context.ts";
import { eraseProfileOf, exportProfileOf } from "./profiles.events.ts";
import { registerProfilesJobs } from "./profiles.jobs.ts";
import { readProfilePages, visitStore } from "./profiles.repository.ts";
import { registerProfiles } from "./profiles.routes.ts";
import { findProfileFor } from "./read-profile.ts";

type Dependencies = Omit<ProfilesContext, "github" | "cdnBase"> & {
	settings: Settings;
	log: Pick<Log, "warn">;
};
type ProfilesModule = ReturnType<typeof createProfilesModule>;

/** Creates the module's context, the reader for public pages, and its listeners to events of other modules. */
export function createProfilesModule({ settings, log, ...dependencies }: Dependencies) {
	const { db, clock } = dependencies;
	const service = { base: settings.GITHUB_API_URL, token: settings.GITHUB_TOKEN };
	const ctx: ProfilesContext = {
		...dependencies,
		github: createGitHub({ db, clock, log, service }),
		cdnBase: settings.CDN_BASE_URL,
	};
	const pages: PublicProfiles = {
		// Ids come from links here, and a malformed one would make the query fail.
		profile: async (userId) => {
			const parsed = id.safeParse(userId);
			return parsed.success ? findProfileFor(ctx, parsed.data, null) : null;
		},
	};
	const keyedHash = createKeyedHash(readSecretKey(settings));
	return {
		ctx,
		pages,
		sitemap: recordPages((after, range) => readProfilePages(db, after, range), profileAddress),
		countVisit: createVisits({ db, clock, keyedHash }, visitStore),
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => eraseProfileOf(ctx, tx, deleted),
		exportPerson: exportProfileOf,
	};
}

/** Registers the module's routes and jobs. */
export function registerProfilesModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx, countVisit }: ProfilesModule,
): void {
	registerProfiles(app, ctx, countVisit);
	registerProfilesJobs(jobs, ctx);
}
