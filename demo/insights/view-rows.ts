import type { emptySearchDays, emptySearches, pageViews } from "../../src/insights/server/insights.tables.ts";
import { addDays, indianDay, mondayOf } from "../../src/platform/dates.ts";
import { choiceOf } from "../seeded-choice.ts";

const days = 187;

/** Views of a page on an average day of the latest week. */
const usualViews: Record<string, number> = {
	"/": 420,
	"/:service": 310,
	"/show-service/:service/:place": 260,
	"/show-service-details/:id": 230,
	"/search": 140,
	"/leads": 120,
	"/lead/:id": 95,
	"/jobs": 70,
	"/lead/new": 60,
	"/jobs/:id": 45,
	"/profile/:id": 40,
	"/add-service": 22,
	"/how-we-rank": 12,
	"/about-us": 9,
	"/terms": 5,
	other: 4,
};

/** Searches without a result in the demo, normalized, from frequent to rare. */
const missing = [
	"drone photographer",
	"solar panel",
	"tuition",
	"dog walker",
	"milk delivery",
	"borewell",
	"tailor",
	"beekeeper",
	"piano tuner",
	"snow chains",
];

/** The market grows: this many days ago, it had this share of today's visitors. */
const shareOf = (daysAgo: number) => 1 / (1 + daysAgo / 120);

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Page views and searches without a result of the demo's last half year; stable for a day. */
export function viewRows(now: Date) {
	const views: (typeof pageViews.$inferInsert)[] = [];
	const searchDays: (typeof emptySearchDays.$inferInsert)[] = [];
	const byWeek = new Map<string, typeof emptySearches.$inferInsert>();
	for (let daysAgo = 0; daysAgo < days; daysAgo++) {
		const day = addDays(indianDay(now), -daysAgo);
		const choice = choiceOf(`views ${daysAgo}`);
		const share = shareOf(daysAgo) * (isWeekend(day) ? 1.25 : 1);
		for (const [path, usual] of Object.entries(usualViews)) {
			const count = Math.round(usual * share * (0.85 + 0.3 * choice.number()));
			if (count > 0) views.push({ day, path, count });
		}
		const looked = missing.flatMap((query, rank) =>
			choice.chance(share / (1 + rank / 2)) ? [{ query, count: choice.between(1, 3) }] : [],
		);
		if (looked.length === 0) continue;
		searchDays.push({ day, count: looked.reduce((sum, { count }) => sum + count, 0) });
		const week = mondayOf(day);
		for (const { query, count } of looked) {
			const before = byWeek.get(`${week} ${query}`)?.count ?? 0;
			byWeek.set(`${week} ${query}`, { week, query, count: before + count });
		}
	}
	return { views, searchDays, searches: [...byWeek.values()] };
}
