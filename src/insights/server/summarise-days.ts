import { readClaimWaits, readLeadDays } from "../../leads/server/leads.api.ts";
import { readListingPlaces, readRegistrationDays } from "../../listings/server/listings.api.ts";
import { readRevenueDays } from "../../payments/server/payments.api.ts";
import { addDays, indianDay, mondayOf } from "../../platform/dates.ts";
import { paise } from "../../platform/money.ts";
import { lockUntilCommit } from "../../platform/server/database/advisory-lock.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { insightPeriods, type InsightScope, roundedMinutes } from "../insights.ts";
import { deleteQueriesBefore } from "./counts.repository.ts";
import {
	type InsightRow,
	type Range,
	readLastDay,
	type WaitRow,
	writeDays,
	writeWaits,
} from "./insight-days.repository.ts";
import type { Facts } from "./insight-figures.repository.ts";
import type { InsightsContext } from "./insights.context.ts";
import { placeReader, type ReadPlace } from "./place-of-location.ts";

/** The number of days filled at first: the longest period, the previous one, and a few more. */
const daysFilled = 2 * Math.max(...insightPeriods) + 7;
/** Days written in one transaction. */
const daysAtOnce = 7;

const noFacts: Facts = { leadsMade: 0, leadsClaimed: 0, leadsBooked: 0, registrations: 0, revenue: paise(0) };

/** An event on a day, with its service and place if known. */
type Happened = Partial<Facts> & { day: string; serviceId: string | null; locationId: string | null };

async function readHappened(
	ctx: InsightsContext,
	tx: Db,
	range: Range,
	placeOf: ReadPlace,
): Promise<Happened[]> {
	const leads = await readLeadDays(tx, range);
	const registered = await readRegistrationDays(tx, range);
	const paid = await readRevenueDays(tx, range, ctx.isTestMarket);
	const items = await readListingPlaces(tx, [...new Set(paid.map(({ itemId }) => itemId))]);
	const happened: Happened[] = [
		...leads.map(({ made, claimed, booked, ...where }) => ({
			...where,
			leadsMade: made,
			leadsClaimed: claimed,
			leadsBooked: booked,
		})),
		...registered,
		...paid.map(({ day, itemId, revenue }) => ({
			day,
			revenue,
			...(items.get(itemId) ?? { serviceId: null, locationId: null }),
		})),
	];
	return happened.map((one) => ({ ...one, locationId: placeOf(one.locationId) }));
}

/** Sums the events in each scope; each day has a row for everything, even without events. */
function addUp(days: readonly string[], happened: readonly Happened[]): InsightRow[] {
	const rows = new Map<string, InsightRow>();
	const rowOf = (scope: InsightScope, day: string, serviceId: string | null, locationId: string | null) => {
		const key = [scope, day, serviceId, locationId].join(" ");
		const row = rows.get(key) ?? { scope, day, serviceId, locationId, ...noFacts };
		rows.set(key, row);
		return row;
	};
	for (const day of days) rowOf("all", day, null, null);
	for (const { day, serviceId, locationId, ...facts } of happened) {
		const touched = [
			rowOf("all", day, null, null),
			rowOf("service", day, serviceId, null),
			rowOf("place", day, null, locationId),
			rowOf("service-place", day, serviceId, locationId),
		];
		for (const row of touched) {
			row.leadsMade += facts.leadsMade ?? 0;
			row.leadsClaimed += facts.leadsClaimed ?? 0;
			row.leadsBooked += facts.leadsBooked ?? 0;
			row.registrations += facts.registrations ?? 0;
			row.revenue = paise(row.revenue + (facts.revenue ?? 0));
		}
	}
	return [...rows.values()];
}

async function readWaits(tx: Db, range: Range): Promise<WaitRow[]> {
	const waits = (await readClaimWaits(tx, range)).map((wait) => ({
		...wait,
		minutes: roundedMinutes(wait.minutes),
	}));
	const grouped = Map.groupBy(waits, ({ day, minutes }) => `${day} ${minutes}`);
	return [...grouped.values()].flatMap((same) => {
		const count = same.reduce((sum, one) => sum + one.count, 0);
		return same.slice(0, 1).map((one) => ({ ...one, count }));
	});
}

/** Computes the figures of these Indian days from the records; repeating it gives the same result. */
export async function summariseDays(ctx: InsightsContext, { startDate, endDate }: Range): Promise<void> {
	const placeOf = placeReader((await ctx.catalogue.snapshot()).places.byId);
	for (let first = startDate; first <= endDate; first = addDays(first, daysAtOnce)) {
		const week = Array.from({ length: daysAtOnce }, (_, index) => addDays(first, index));
		const days = week.filter((day) => day <= endDate);
		const range = { startDate: first, endDate: days.at(-1) ?? first };
		// oxlint-disable-next-line no-await-in-loop -- a week after the other, so that one that fails leaves those before it
		await inTransaction(ctx.db, async (tx) => {
			// The records are read after the lock was acquired, or an older result could replace a newer one.
			await lockUntilCommit(tx, "insight days");
			await writeDays(tx, range, addUp(days, await readHappened(ctx, tx, range, placeOf)));
			await writeWaits(tx, range, await readWaits(tx, range));
		});
	}
}

/**
 * Updates the figures: from the day before the last one with figures, so that a day is complete once it is over,
 * and for half a year if there are none. Safe to repeat.
 */
export async function summariseLatestDays(ctx: InsightsContext): Promise<void> {
	const today = indianDay(ctx.clock());
	const earliest = addDays(today, -daysFilled);
	const last = await readLastDay(ctx.db);
	const from = last === null ? earliest : addDays(last < today ? last : today, -1);
	await summariseDays(ctx, { startDate: from > earliest ? from : earliest, endDate: today });
	await deleteQueriesBefore(ctx.db, mondayOf(earliest));
}
