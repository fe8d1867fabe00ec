import { activeOfService, listValues } from "../src/listings/server/search/active-list.repository.ts";
import { filterValues } from "../src/listings/server/search/card-rows.repository.ts";
import {
	firstPosition,
	sortedLists,
	sortedListValues,
} from "../src/listings/server/search/sorted-list.repository.ts";
import { noFilter } from "../src/listings/list-filter.ts";
import type { Point } from "../src/places/distance.ts";
import { rangesAfter, reachRanges, rotationStart } from "../src/listings/listing-order.ts";
import { openLeads } from "../src/leads/server/listing/lead-list.repository.ts";
import { officesOfPincode } from "../src/places/server/pincodes/pincodes.repository.ts";
import { momentOf } from "../src/listings/work-state.ts";
import { indianDay } from "../src/platform/dates.ts";
import type { Database } from "../src/platform/server/database/database.ts";
import { named, type NamedStatement } from "../src/platform/server/database/named.ts";
import type { Statement } from "./record.ts";

/**
 * A measured response: the product's path, the statement for the floor's rows, and the other statements that the
 * product sends for the same request, which the floor sends, too.
 */
export type Question = {
	title: string;
	path: string;
	statement: NamedStatement;
	values: unknown[];
	beside?: readonly Statement[];
	field: string;
};

/** One more than a page, which shows whether another page follows. */
const rows = 21;

async function idOf(database: Database, table: "services" | "locations", slug: string): Promise<string> {
	const [row] = await named<{ id: string }>(
		database.db,
		{ name: `bench_${table}`, text: `select id from ${table} where slug = $1` },
		[slug],
	);
	if (row === undefined) throw new Error(`no ${slug} in ${table}`);
	return row.id;
}

/** The two lists that every visitor loads first, and the request of every address form. */
export async function questionsOn(database: Database): Promise<Question[]> {
	const service = await idOf(database, "services", "electrician");
	const shimla = await idOf(database, "locations", "shimla");
	const panIndia = await idOf(database, "locations", "pan-india");
	const start = rotationStart(indianDay(new Date()));
	const ranges = rangesAfter(reachRanges(shimla, panIndia, start), null);
	const list = "/api/workerCategory/active?service=electrician&location=shimla";
	const moment = momentOf(new Date());
	const rare = { ...noFilter, facts: ["photos", "licence"] };
	const sorted = (near: Point | null) =>
		sortedListValues({
			list: { serviceId: service, choiceId: null },
			placeId: shimla,
			panIndiaId: panIndia,
			filter: noFilter,
			moment,
			near,
			after: firstPosition,
			limit: rows,
		});
	return [
		{
			title: "active list (electrician in Shimla)",
			path: list,
			statement: activeOfService.whole,
			values: listValues(service, ranges, rows),
			field: "professionals",
		},
		{
			title: "the same, with two rare facts",
			path: `${list}&only=photos,licence`,
			statement: activeOfService.filtered,
			values: [...listValues(service, ranges, rows), ...filterValues(rare, moment)],
			field: "professionals",
		},
		{
			title: "the same, all over India",
			path: "/api/workerCategory/active?service=electrician&only=photos,licence",
			statement: activeOfService.filtered,
			values: [
				...listValues(service, rangesAfter(reachRanges(panIndia, panIndia, start), null), rows),
				...filterValues(rare, moment),
			],
			field: "professionals",
		},
		{
			title: "the lowest price first",
			path: `${list}&sort=price`,
			statement: sortedLists.price.service,
			values: sorted(null),
			field: "professionals",
		},
		{
			title: "the nearest first",
			path: `${list}&near=31.10,77.17`,
			statement: sortedLists.near.service,
			values: sorted({ latitude: 31.1, longitude: 77.17 }),
			field: "professionals",
		},
		{
			title: "open leads",
			path: "/api/lead",
			statement: openLeads,
			values: ["open", new Date().toISOString(), new Date().toISOString(), rows],
			field: "leads",
		},
		{
			title: "post offices of 171001",
			path: "/api/pincode/171001",
			statement: officesOfPincode,
			values: ["171001"],
			field: "postOffices",
		},
	];
}
