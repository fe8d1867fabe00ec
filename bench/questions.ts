import { activeOfService, listValues } from "../src/listings/server/search/active-list.repository.ts";
import { rangesAfter, reachRanges, rotationStart } from "../src/listings/listing-order.ts";
import { openLeads } from "../src/leads/server/listing/lead-list.repository.ts";
import { officesOfPincode } from "../src/places/server/pincodes/pincodes.repository.ts";
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
	const ranges = reachRanges(
		await idOf(database, "locations", "shimla"),
		await idOf(database, "locations", "pan-india"),
		rotationStart(indianDay(new Date())),
	);
	return [
		{
			title: "active list (electrician in Shimla)",
			path: "/api/workerCategory/active?service=electrician&location=shimla",
			statement: activeOfService,
			values: listValues(service, rangesAfter(ranges, null), rows),
			field: "professionals",
		},
		{
			title: "open leads",
			path: "/api/lead",
			statement: openLeads,
			values: ["open", new Date().toISOString(), rows],
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
