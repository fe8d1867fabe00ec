import { jobApplications, jobPosts, jobs } from "../../src/job-board/server/job-board.tables.ts";
import { notifications } from "../../src/notifications/server/notifications.tables.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import {
	profileEducation,
	profileExperience,
	profiles,
	profileVisits,
} from "../../src/profiles/server/profiles.tables.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import { insertAll } from "../insert-all.ts";
import { withCityBlock } from "../places/city-blocks.ts";
import { type JobRow, jobRows } from "./job-rows.ts";
import type { DemoJob } from "./jobs.ts";
import { profileRows } from "../profiles/profile-rows.ts";
import { demoProfiles } from "../profiles/profiles.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import { wishesOf, writeWishes } from "./seeker-rows.ts";
import type { DemoSeeker } from "./seekers.ts";

type Cast = {
	professionals: readonly DemoProfessional[];
	seekers: readonly DemoSeeker[];
	jobs: readonly DemoJob[];
	/** Everyone, by mobile. */
	people: ReadonlyMap<string, { id: string }>;
	/** The names of the profiles' photos, by mobile. */
	photos: ReadonlyMap<string, string>;
	ids: CatalogueIds;
	now: Date;
};

/** Writes the demo's jobs with their applicants, the profiles, and the job alerts; returns the jobs. */
export async function fillJobBoard(
	tx: Db,
	{ professionals, seekers, jobs: posts, people, photos, ids, now }: Cast,
): Promise<JobRow[]> {
	const posted = jobRows(posts, people, ids, now);
	await insertAll(tx, jobs, posted.jobs.map(withCityBlock));
	await insertAll(tx, jobPosts, posted.posts);
	await insertAll(tx, jobApplications, posted.applications);
	await insertAll(tx, notifications, posted.notifications);
	const said = profileRows(demoProfiles(professionals, seekers), { people, photos }, now);
	await insertAll(tx, profiles, said.profiles);
	await insertAll(tx, profileExperience, said.experience);
	await insertAll(tx, profileEducation, said.education);
	await insertAll(tx, profileVisits, said.visits);
	await writeWishes(tx, wishesOf(seekers, people, ids, now));
	return posted.jobs;
}
