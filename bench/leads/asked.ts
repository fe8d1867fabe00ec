import { indianDay } from "../../src/platform/dates.ts";
import type { Database } from "../../src/platform/server/database/database.ts";
import { type Asked, readOne } from "../asked.ts";
import { leadsMarket, personId } from "./leads-market.ts";

/** The owners of the measured lists, by user id. */
type People = {
	/** A customer with more than 300 leads. */
	customer: string;
	/** A professional with about 2,000 claims, and one with half as many. */
	busy: string;
	usual: string;
	/** With about 1,000 leads from one listing's page, and one with many listings. */
	known: string;
	firm: string;
};
/** A list in this file: `who` is one of the people, or a guest. */
type Wanted = Pick<Asked, "title" | "path" | "query" | "page"> & { who: keyof People | null };

/** The people with the longest lists, and an average professional. */
async function peopleOf(database: Database): Promise<People> {
	const claimers = `select user_id as id from lead_claims group by user_id order by count(*) desc`;
	const one = async (name: string, text: string) => (await readOne<{ id: string }>(database, name, text)).id;
	return {
		customer: await one(
			"customer",
			"select customer_id as id from leads group by 1 order by count(*) desc limit 1",
		),
		busy: await one("busy", `${claimers} offset 1 limit 1`),
		usual: await one("usual", `${claimers} offset ${leadsMarket.professionals / 2} limit 1`),
		known: await one(
			"known",
			`select user_id as id from listings where id = (select origin_listing_id from leads
				where origin_listing_id is not null group by 1 order by count(*) desc limit 1)`,
		),
		firm: await one("firm", `select ${personId(String(leadsMarket.firm.professional))} as id`),
	};
}

type Values = { serviceId: string; choiceid: string; rareService: string };

const asked = (
	title: string,
	who: Wanted["who"],
	path: string,
	query: Wanted["query"] = {},
	page = 1,
): Wanted => ({
	title,
	who,
	path,
	query,
	page,
});

const dayBefore = (days: number) => indianDay(new Date(Date.now() - days * 86_400_000));

const place = { goToLocation: "mohali" };
const around = { goToLocation: "delhi" };
const source = { source: "marketplace" };
const self = { claimType: "self" };

function publicLists({ serviceId, choiceid, rareService }: Values): Wanted[] {
	const week = { startDate: dayBefore(7) };
	const month = { startDate: dayBefore(230), endDate: dayBefore(200) };
	return [
		asked("open", null, "/api/lead"),
		asked("open, page 3", null, "/api/lead", {}, 3),
		asked("open, signed in", "usual", "/api/lead"),
		asked("by source", null, "/api/lead", source),
		asked("of a service", null, "/api/lead", { serviceId }),
		asked("of a choice", null, "/api/lead", { choiceid }),
		asked("at a place", null, "/api/lead", place),
		asked("at a place with 50 inside", null, "/api/lead", around),
		asked("the same, by source", null, "/api/lead", { ...around, ...source }),
		asked("of a rare service at a place", null, "/api/lead", { ...place, serviceId: rareService }),
		asked(
			"of a service at a place with 50 inside, page 2",
			"usual",
			"/api/lead",
			{ ...around, serviceId },
			2,
		),
		asked("of the last 7 days, of a service", null, "/api/lead", { ...week, serviceId }),
		asked("expired", null, "/api/lead", { status: "expired" }),
		asked("expired, of a month, at a place with 50 inside", null, "/api/lead", {
			...month,
			...around,
			status: "expired",
		}),
		asked("expired, of a choice at a place, by source", null, "/api/lead", {
			...place,
			...source,
			choiceid,
			status: "expired",
		}),
	];
}

function ownLists({ serviceId }: Values): Wanted[] {
	const direct = { isLeadReceivingProfessional: "true", ...source };
	const own = { hasUserBookings: "true" };
	const forMe = { forMe: "true" };
	return [
		asked("for me, of one listing", "usual", "/api/lead", forMe),
		asked("for me, of 13 listings", "firm", "/api/lead", forMe),
		asked("customer's own of 340", "customer", "/api/lead", own),
		asked("customer's own, closed, page 3", "customer", "/api/lead", { ...own, status: "closed" }, 3),
		asked("direct, of 1,000 to one listing", "known", "/api/lead", direct),
		asked("direct, by service and status", "known", "/api/lead", { ...direct, serviceId, status: "open" }),
		asked("direct, to 13 listings", "firm", "/api/lead", direct),
		asked("direct, to 13 listings, page 2", "firm", "/api/lead", direct, 2),
		asked("claimed, self, of 18", "usual", "/api/lead/claimed", self),
		asked("claimed, self, of 2,000", "busy", "/api/lead/claimed", self),
		asked("claimed, self, of 2,000, page 2", "busy", "/api/lead/claimed", self, 2),
		asked("claimed, self, of 2,000, booked", "busy", "/api/lead/claimed", { ...self, status: "booked" }),
		asked("claimed, self, of 2,000, at a place", "busy", "/api/lead/claimed", { ...self, ...place }),
		asked("claimed, staff", "busy", "/api/lead/claimed", { claimType: "staff" }),
		asked("assigned", "busy", "/api/lead/assigned"),
		asked("assigned, expired, by source", "busy", "/api/lead/assigned", { ...source, status: "expired" }),
	];
}

/** Every list of leads with the common filters, single and combined, and next pages. */
export async function leadQuestions(database: Database): Promise<Asked[]> {
	const values = await readOne<Values>(
		database,
		"values",
		`select (array_agg(service_id order by n desc))[1] as "serviceId", (array_agg(choice_id order by n desc))[1] as choiceid,
			(array_agg(service_id order by n))[1] as "rareService"
			from (select service_id, choice_id, count(*) as n from leads group by 1, 2) counted where choice_id is not null`,
	);
	const people = await peopleOf(database);
	return [...publicLists(values), ...ownLists(values)].map(({ who, ...list }) => ({
		...list,
		userId: who === null ? null : people[who],
		field: "leads",
		reads: "from leads l",
	}));
}
