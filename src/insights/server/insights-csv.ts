import { m } from "../../paraglide/messages.js";
import { addDays, indianDay } from "../../platform/dates.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { CsvColumn, CsvPage } from "../../platform/server/http/csv.ts";
import { type InsightPeriod, periodOf } from "../insights.ts";
import { type Facts, readDay } from "./insight-figures.repository.ts";
import type { InsightsContext } from "./insights.context.ts";
import { namedPlace, namedService } from "./read-insights.ts";

type CsvRow = Facts & { day: string; service: string | null; place: string | null };

/** The columns of the insights' CSV file. */
export const insightColumns: readonly CsvColumn<CsvRow>[] = [
	{ title: m["insights.csv.day"], value: ({ day }) => day },
	{ title: m["words.service"], value: ({ service }) => service },
	{ title: m["insights.place"], value: ({ place }) => place },
	{ title: m["insights.leads_made"], value: ({ leadsMade }) => leadsMade },
	{ title: m["insights.leads_claimed"], value: ({ leadsClaimed }) => leadsClaimed },
	{ title: m["insights.leads_booked"], value: ({ leadsBooked }) => leadsBooked },
	{ title: m["insights.registrations"], value: ({ registrations }) => registrations },
	{ title: m["insights.csv.revenue"], value: ({ revenue }) => rupeesFromPaise(revenue) },
];

/** One part of the CSV file: one day of the period, the first unless `day` is given. */
export async function readInsightsCsv(
	ctx: InsightsContext,
	period: InsightPeriod,
	day: string | undefined,
): Promise<CsvPage<CsvRow>> {
	const { from, until } = periodOf(period, indianDay(ctx.clock()));
	const asked = day ?? from;
	const [rows, catalogue] = await Promise.all([readDay(ctx.db, asked), ctx.catalogue.snapshot()]);
	return {
		rows: rows.map(({ serviceId, locationId, ...facts }) => ({
			...facts,
			service: namedService(catalogue, serviceId)?.name ?? null,
			place: namedPlace(catalogue, locationId)?.name ?? null,
		})),
		nextCursor: asked < until ? addDays(asked, 1) : null,
	};
}
