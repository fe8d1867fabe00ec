import { indianDay } from "../../src/platform/dates.ts";
import type { Database } from "../../src/platform/server/database/database.ts";
import { readOne } from "../asked.ts";

/** A measured page of a staff table. */
export type Search = { title: string; path: string };

type Filter = [title: string, query: Record<string, string>];

/** The unfiltered first page, each filter, and each two filters together. */
function searchesOf(table: string, address: string, filters: readonly Filter[]): Search[] {
	const pairs = filters.flatMap(([title, query], index) =>
		filters
			.slice(index + 1)
			// Two values of one filter cannot be combined.
			.filter(([, other]) => Object.keys(other).every((name) => !(name in query)))
			.map(([otherTitle, other]): Filter => [`${title}, ${otherTitle}`, { ...query, ...other }]),
	);
	return [...filters, ...pairs].map(([title, query]) => ({
		title: `${table}: ${title}`,
		path: `${address}?${new URLSearchParams(query)}`,
	}));
}

/** Filter values that match one listing from the middle of the market. */
type Middle = { serviceId: string; choiceId: string; mobile: string; appliedAt: Date; sectorId: string };

const readMiddle = (database: Database) =>
	readOne<Middle>(
		database,
		"middle",
		`select l.service_id as "serviceId", l.choice_id as "choiceId", a.mobile, l.applied_at as "appliedAt",
			(select sector_id from services group by sector_id order by count(*) desc, sector_id limit 1) as "sectorId"
		from listings l join addresses a on a.id = l.address_id
		where l.choice_id is not null and l.applied_at <= (select min(applied_at) + (max(applied_at) - min(applied_at)) / 2 from listings)
		order by l.applied_at desc limit 1`,
	);

async function listingSearches(database: Database): Promise<Search[]> {
	const { serviceId, choiceId, mobile, appliedAt, sectorId } = await readMiddle(database);
	const day = indianDay(appliedAt);
	return [
		...searchesOf("listings", "/api/workerCategory", [
			["active", { status: "active" }],
			["expired", { status: "expired" }],
			["applied", { status: "applied" }],
			["sector", { sectorId }],
			["service", { serviceId }],
			["choice", { choiceId }],
			["place", { goToLocation: "shimla" }],
			["mobile", { mobile }],
			["from a day", { startDate: day }],
			["until a day", { endDate: day }],
		]),
		{ title: "registrations", path: "/api/registrations" },
		{ title: "registrations: unpaid", path: "/api/registrations?payment=unpaid" },
	];
}

async function paymentSearches(database: Database): Promise<Search[]> {
	const { mobile, day } = await readOne<{ mobile: string; day: Date }>(
		database,
		"payer",
		`select u.mobile, p.created_at as day from payments p join users u on u.id = p.user_id order by p.created_at offset 500000 limit 1`,
	);
	const address = "/api/payments/history/details";
	const sorts = ["user", "amount", "paymentDate", "paymentMethod", "paymentType", "status"];
	return [
		{ title: "payments", path: address },
		...sorts.map((sort) => ({ title: `payments by ${sort}`, path: `${address}?sort=${sort}:asc` })),
		...searchesOf("payments", address, [
			["success", { status: "success" }],
			["pending", { status: "pending" }],
			["refund", { paymentType: "refund" }],
			["cash", { paymentMethod: "cash" }],
			["lead purchase", { itemType: "LeadPurchase" }],
			["mobile", { mobile }],
			["from a day", { startDate: indianDay(day) }],
			["until a day", { endDate: indianDay(day) }],
			["test", { isTestPayment: "true" }],
		]),
		{ title: "payments overview", path: "/api/payments/overview" },
	];
}

async function auditSearches(database: Database): Promise<Search[]> {
	const { actorId, subjectId, at } = await readOne<{ actorId: string; subjectId: string; at: Date }>(
		database,
		"audited",
		`select actor_id as "actorId", subject_id as "subjectId", at from audit_entries order by at offset 500000 limit 1`,
	);
	return [
		{ title: "audit", path: "/api/audit" },
		...searchesOf("audit", "/api/audit", [
			["who", { actorId }],
			["action", { action: "listing.reject" }],
			["kind of record", { subjectType: "user" }],
			["record", { subjectId }],
			["from a day", { startDate: indianDay(at) }],
			["until a day", { endDate: indianDay(at) }],
		]),
	];
}

/** The first page of every staff table with each filter and each two filters. */
export async function staffSearches(database: Database): Promise<Search[]> {
	return [
		{ title: "today", path: "/api/work" },
		...(await listingSearches(database)),
		...(await paymentSearches(database)),
		...(await auditSearches(database)),
	];
}
