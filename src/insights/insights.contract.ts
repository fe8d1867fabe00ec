import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { calendarDay, id } from "../platform/schemas.ts";
import { type InsightPeriod, insightPeriods } from "./insights.ts";

const count = z.int();
/** Rupees; below zero where more was refunded than paid. */
const sum = z.number();

const compared = z.object({ now: count, before: count });
const figures = z.object({
	pageViews: compared,
	emptySearches: compared,
	leadsMade: compared,
	/** Leads that were claimed for the first time. */
	leadsClaimed: compared,
	leadsBooked: compared,
	/** The median time from a lead's creation to its first claim; null without any claim. */
	firstClaimMinutes: z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) }),
	registrations: compared,
	/** Payments less refunds. */
	revenue: z.object({ now: sum, before: sum }),
});
export type InsightFigures = z.infer<typeof figures>;

const facts = {
	leadsMade: count,
	leadsClaimed: count,
	leadsBooked: count,
	registrations: count,
	revenue: sum,
};
/** Null if the service or the place is unknown. */
const named = z.nullable(z.object({ _id: id, name: z.string() }));

const insights = z.object({
	/** Indian days, inclusive; today is incomplete. */
	period: z.object({
		from: calendarDay,
		until: calendarDay,
		previousFrom: calendarDay,
		previousUntil: calendarDay,
	}),
	figures,
	/** The last 13 weeks by their Mondays, earliest first, whatever the period. */
	weeks: z.array(
		z.object({ week: calendarDay, leadsMade: count, leadsClaimed: count, leadsBooked: count, revenue: sum }),
	),
	/** At most 10, those with the most leads first. */
	services: z.array(z.object({ service: named, ...facts })),
	/** Towns and regions, in the same way. */
	places: z.array(z.object({ place: named, ...facts })),
	/** What was searched for without a result, in the weeks of the period, at most 10. */
	emptySearches: z.array(z.object({ query: z.string(), count })),
});
export type Insights = z.infer<typeof insights>;

const [shortest, usual, longest] = insightPeriods;
const periodQuery = z.object({
	days: z.pipe(
		z._default(z.enum([`${shortest}`, `${usual}`, `${longest}`]), `${usual}`),
		z.transform((days) => Number(days) as InsightPeriod),
	),
});

/** The measurement id of Google Analytics, for public pages; null if the deployment does not use it. */
export const measurementId = loaderService<string | null>("measurement-id");

/** What pages count on the server, without HTTP. */
export const searchCounts = loaderService<{ countEmpty(query: string): void }>("search-counts");

export const insightsApi = {
	"POST /api/analytics/pageview": {
		access: "public",
		noVisibleChange: true,
		anonymous: true,
		summary:
			"Counts a view of a page by the template of its address and the day. No cookie, address, account or browser is kept; robots, and browsers that ask not to be tracked, are not counted",
		body: z.object({ path: z.string().check(z.regex(/^\//), z.maxLength(2_000)) }),
		status: 204,
		answer: null,
	},
	"GET /api/insights": {
		access: "managers",
		summary:
			"How the market does in the last 7, 28 (unless asked otherwise) or 90 days, compared with as many before",
		query: periodQuery,
		answer: insights,
	},
	"GET /api/insights/export.csv": {
		access: "managers",
		summary: "The figures of each day of the period by service and place, as a CSV file",
		query: periodQuery,
		answer: null,
		answerType: "text/csv",
	},
} as const satisfies ApiContract;
export type InsightsApi = typeof insightsApi;
