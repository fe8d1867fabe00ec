import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import { displayName } from "../../places/location.ts";
import { indianDay, mondayOf } from "../../platform/dates.ts";
import { paise, rupeesFromPaise } from "../../platform/money.ts";
import { type InsightPeriod, medianOf, type Period, periodOf, rowsShown, shownWeeks } from "../insights.ts";
import type { InsightFigures, Insights } from "../insights.contract.ts";
import { countEmptySearches, countPageViews, readEmptySearches } from "./counts.repository.ts";
import { type Facts, readDaysSince, sumBy, sumWaits } from "./insight-figures.repository.ts";
import type { InsightsContext } from "./insights.context.ts";

type Day = Facts & { day: string };

const total = (days: readonly Day[], fact: keyof Facts): number =>
	days.reduce((sum, day) => sum + day[fact], 0);
const rupees = (amount: number): number => rupeesFromPaise(paise(amount));

/** The figures of a period and of the previous one, from the figures of the days. */
export async function readInsights(ctx: InsightsContext, period: InsightPeriod): Promise<Insights> {
	const { db } = ctx;
	const today = indianDay(ctx.clock());
	const asked = periodOf(period, today);
	const weeks = shownWeeks(today);
	const since = [asked.previousFrom, weeks[0] ?? today].toSorted()[0] ?? today;
	const [days, pageViews, emptySearches, waits, waitsBefore, services, places, queries, catalogue] =
		await Promise.all([
			readDaysSince(db, since),
			countPageViews(db, asked),
			countEmptySearches(db, asked),
			sumWaits(db, asked.from, asked.until),
			sumWaits(db, asked.previousFrom, asked.previousUntil),
			sumBy(db, "service", asked, rowsShown),
			sumBy(db, "place", asked, rowsShown),
			readEmptySearches(db, mondayOf(asked.from), rowsShown),
			ctx.catalogue.snapshot(),
		]);
	return {
		period: asked,
		figures: {
			pageViews,
			emptySearches,
			...compareDays(days, asked),
			firstClaimMinutes: { now: medianOf(waits), before: medianOf(waitsBefore) },
		},
		weeks: weeks.map((week) => weekOf(days, week)),
		services: services.map((row) => ({ service: namedService(catalogue, row.id), ...presentFacts(row) })),
		places: places.map((row) => ({ place: namedPlace(catalogue, row.id), ...presentFacts(row) })),
		emptySearches: queries,
	};
}

function compareDays(
	all: readonly Day[],
	{ from, until, previousFrom, previousUntil }: Period,
): Omit<InsightFigures, "pageViews" | "emptySearches" | "firstClaimMinutes"> {
	const days = all.filter(({ day }) => day >= from && day <= until);
	const daysBefore = all.filter(({ day }) => day >= previousFrom && day <= previousUntil);
	const compared = (fact: keyof Facts) => ({ now: total(days, fact), before: total(daysBefore, fact) });
	const revenue = compared("revenue");
	return {
		leadsMade: compared("leadsMade"),
		leadsClaimed: compared("leadsClaimed"),
		leadsBooked: compared("leadsBooked"),
		registrations: compared("registrations"),
		revenue: { now: rupees(revenue.now), before: rupees(revenue.before) },
	};
}

function weekOf(all: readonly Day[], week: string): Insights["weeks"][number] {
	const days = all.filter(({ day }) => mondayOf(day) === week);
	return {
		week,
		leadsMade: total(days, "leadsMade"),
		leadsClaimed: total(days, "leadsClaimed"),
		leadsBooked: total(days, "leadsBooked"),
		revenue: rupees(total(days, "revenue")),
	};
}

const presentFacts = ({ leadsMade, leadsClaimed, leadsBooked, registrations, revenue }: Facts) => ({
	leadsMade,
	leadsClaimed,
	leadsBooked,
	registrations,
	revenue: rupeesFromPaise(revenue),
});

/** The service with its name; null if unknown. */
export function namedService({ serviceById }: CatalogueSnapshot, id: string | null) {
	const service = id === null ? undefined : serviceById.get(id);
	return service === undefined ? null : { _id: service.id, name: service.type };
}

/** The same for a place. */
export function namedPlace({ places }: CatalogueSnapshot, id: string | null) {
	const place = id === null ? undefined : places.byId.get(id);
	return place === undefined ? null : { _id: place.id, name: displayName(place) };
}
