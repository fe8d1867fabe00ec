import { indianDay } from "../../src/platform/dates.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type {
	profileEducation,
	profileExperience,
	profiles,
	profileVisits,
} from "../../src/profiles/server/profiles.tables.ts";
import { choiceOf } from "../seeded-choice.ts";
import type { DemoProfile } from "./profiles.ts";

/** The rows of the demo's profiles with their entries. */
export function profileRows(
	said: readonly DemoProfile[],
	{ people, photos }: { people: ReadonlyMap<string, { id: string }>; photos: ReadonlyMap<string, string> },
	now: Date,
) {
	const year = Number(indianDay(now).slice(0, 4));
	const dayOf = (yearsAgo: number) => `${year - yearsAgo}-04-01`;
	const rows = {
		profiles: [] as (typeof profiles.$inferInsert)[],
		experience: [] as (typeof profileExperience.$inferInsert)[],
		education: [] as (typeof profileEducation.$inferInsert)[],
		visits: [] as (typeof profileVisits.$inferInsert)[],
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
		const visited = visitsOf(userId, mobile, { count: profile.visits, since: createdAt, now });
		rows.visits.push(...visited);
		rows.profiles.push({
			...profile,
			picture: photos.get(mobile) ?? null,
			visits: visited.length,
			userId,
			createdAt,
			updatedAt: createdAt,
		});
		rows.experience.push(...experience.map(entryOf));
		rows.education.push(...education.map(entryOf));
	}
	return rows;
}

/** The recent visits of profiles, each visitor once a day. */
function visitsOf(
	userId: string,
	mobile: string,
	{ count, since, now }: { count: number; since: Date; now: Date },
): (typeof profileVisits.$inferInsert)[] {
	const choice = choiceOf(`profile-visits-${mobile}`);
	const from = Math.max(since.getTime(), now.getTime() - 60 * 86_400_000);
	return Array.from({ length: count }, () => ({
		userId,
		day: indianDay(new Date(from + choice.number() * (now.getTime() - from))),
		visitor: Math.floor(choice.number() * 2 ** 48)
			.toString(16)
			.padStart(12, "0"),
	}));
}
