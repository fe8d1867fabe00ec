import { indianDay } from "../src/platform/dates.ts";
import type { Database } from "../src/platform/server/database.ts";

/** A search by one filter, measured for its times alone: its page is two statements, so that it has no floor. */
export type Search = { title: string; path: string };

/** What the searches ask for: one listing out of the middle, and the sector with the most services. */
type Middle = { serviceId: string; choiceId: string; mobile: string; appliedAt: Date; sectorId: string };

async function readMiddle(database: Database): Promise<Middle> {
	const [middle] = await database.runNamed<Middle>(
		{
			name: "bench_middle",
			text: `
			select l.service_id as "serviceId", l.choice_id as "choiceId", a.mobile, l.applied_at as "appliedAt",
				(select sector_id from services group by sector_id order by count(*) desc, sector_id limit 1) as "sectorId"
			from listings l join addresses a on a.id = l.address_id
			where l.choice_id is not null and l.applied_at <= (select min(applied_at) + (max(applied_at) - min(applied_at)) / 2 from listings)
			order by l.applied_at desc limit 1`,
		},
		[],
	);
	if (middle === undefined) throw new Error("no listing with a choice");
	return middle;
}

/** Every filter of the staff's search alone: values that many listings have, and the rarest status. */
export async function searchesOn(database: Database): Promise<Search[]> {
	const { serviceId, choiceId, mobile, appliedAt, sectorId } = await readMiddle(database);
	const day = indianDay(appliedAt);
	const filters: [title: string, query: Record<string, string>][] = [
		["status active", { status: "active" }],
		["status applied", { status: "applied" }],
		["sector", { sectorId }],
		["service", { serviceId }],
		["choice", { choiceId }],
		["place", { goToLocation: "shimla" }],
		["mobile", { mobile }],
		["from a day", { startDate: day }],
		["until a day", { endDate: day }],
		["on a day", { startDate: day, endDate: day }],
		["service in a place", { serviceId, goToLocation: "shimla" }],
		["expired in a place", { status: "expired", goToLocation: "shimla" }],
	];
	return filters.map(([title, query]) => ({
		title,
		path: `/api/workerCategory?${new URLSearchParams(query)}`,
	}));
}
