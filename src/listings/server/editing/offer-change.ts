import { indianDay } from "../../../platform/dates.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { paiseFromRupees } from "../../../platform/money.ts";
import { type Rate, rateFaults } from "../../rates.ts";
import type { DayOff, WorkingHours } from "../../working-hours.ts";
import { daysOffFaults, hoursFaults, inWeekOrder, type TypedHours } from "../../working-hours-check.ts";
import type { StoredRate } from "./rates.repository.ts";

/** The requested hours, days off and rates; omitted ones stay. */
export type OfferChange = {
	/** Null removes the hours. */
	hours?: TypedHours | null | undefined;
	daysOff?: DayOff[] | undefined;
	/** The whole rate list; the prices are in rupees. */
	rates?: Rate[] | undefined;
};

/** What is wrong with the requested hours, days off and rates. */
export function offerFaults({ hours, daysOff, rates }: OfferChange, now: Date): ErrorItem[] {
	return [
		...hoursFaults(hours ?? null),
		...daysOffFaults(daysOff ?? [], indianDay(now)),
		...rateFaults(rates ?? []),
	];
}

/** Checked hours and days off, as the listing's row stores them. */
export function storableTimes({ hours, daysOff }: OfferChange): {
	hours: WorkingHours | null | undefined;
	daysOff: DayOff[] | undefined;
} {
	return {
		hours: hours === undefined || hours === null ? hours : inWeekOrder(hours),
		daysOff: daysOff
			?.map(({ from, to }) => ({ from, to }))
			.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
	};
}

/** A checked rate list, as it is stored. */
export const storableRates = (rates: readonly Rate[] | undefined): StoredRate[] | undefined =>
	rates?.map(({ name, price, unit }) => ({ name, price: paiseFromRupees(price), unit }));
