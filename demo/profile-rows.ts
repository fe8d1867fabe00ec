import { indianDay } from "../src/platform/dates.ts";
import { newId } from "../src/platform/server/ids.ts";
import type {
	profileEducation,
	profileExperience,
	profiles,
} from "../src/profiles/server/profiles.tables.ts";
import type { DemoProfile } from "./profiles.ts";

/** The rows of the demo's profiles with their entries. */
export function profileRows(
	said: readonly DemoProfile[],
	people: ReadonlyMap<string, { id: string }>,
	now: Date,
) {
	const year = Number(indianDay(now).slice(0, 4));
	const dayOf = (yearsAgo: number) => `${year - yearsAgo}-04-01`;
	const rows = {
		profiles: [] as (typeof profiles.$inferInsert)[],
		experience: [] as (typeof profileExperience.$inferInsert)[],
		education: [] as (typeof profileEducation.$inferInsert)[],
	};
	for (const { mobile, experience, education, daysAgo, ...profile } of said) {
		const userId = people.get(mobile)?.id;
		if (userId === undefined) throw new Error(`nobody has ${mobile}`);
		const createdAt = new Date(now.getTime() - daysAgo * 86_400_000);
		const entryOf = <Entry extends { from: number; to: number | null }>({ from, to, ...entry }: Entry) => ({
			...entry,
			id: newId(),
			userId,
			from: dayOf(from),
			to: to === null ? null : dayOf(to),
			current: to === null,
		});
		rows.profiles.push({ ...profile, userId, createdAt, updatedAt: createdAt });
		rows.experience.push(...experience.map(entryOf));
		rows.education.push(...education.map(entryOf));
	}
	return rows;
}
