import { jobApplications, jobPosts, jobs } from "../src/job-board/server/job-board.tables.ts";
import type { Db } from "../src/platform/server/database.ts";
import { profileEducation, profileExperience, profiles } from "../src/profiles/server/profiles.tables.ts";
import type { CatalogueIds } from "./catalogue-ids.ts";
import { insertAll } from "./insert-all.ts";
import { jobRows } from "./job-rows.ts";
import { demoJobs } from "./jobs.ts";
import { profileRows } from "./profile-rows.ts";
import { demoProfiles } from "./profiles.ts";
import type { DemoProfessional } from "./professionals.ts";
import { wishesOf, writeWishes } from "./seeker-rows.ts";
import type { DemoSeeker } from "./seekers.ts";

type Cast = {
	professionals: readonly DemoProfessional[];
	seekers: readonly DemoSeeker[];
	/** Everybody, by mobile. */
	people: ReadonlyMap<string, { id: string }>;
	ids: CatalogueIds;
	now: Date;
};

/** Writes the demo's jobs with who applied for them, the profiles, and what job seekers wish. */
export async function fillJobBoard(
	tx: Db,
	{ professionals, seekers, people, ids, now }: Cast,
): Promise<void> {
	const posted = jobRows(demoJobs(professionals, seekers), people, ids, now);
	await insertAll(tx, jobs, posted.jobs);
	await insertAll(tx, jobPosts, posted.posts);
	await insertAll(tx, jobApplications, posted.applications);
	const said = profileRows(demoProfiles(professionals, seekers), people, now);
	await insertAll(tx, profiles, said.profiles);
	await insertAll(tx, profileExperience, said.experience);
	await insertAll(tx, profileEducation, said.education);
	await writeWishes(tx, wishesOf(seekers, people, ids, now));
}
