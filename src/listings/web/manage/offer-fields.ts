import { rateFaults, type Rate, rateUnits } from "../../rates.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { clockOf, type DayOff, minutesInDay, type WorkingHours, weekdays } from "../../working-hours.ts";
import { daysOffFaults, hoursFaults, type TypedHours } from "../../working-hours-check.ts";

/** Hours, days off and rates as the form's fields hold them. Drafts store lists of texts, so each item is one text. */
export type OfferFields = {
	/** "09:00-19:00" for each weekday from Monday on, empty if closed; no items if no hours are set. */
	hours: string[];
	/** "2026-12-24/2026-12-26"; without a last day, a single one. */
	daysOff: string[];
	/** "piece|150|Fan fitting", with an empty unit for the whole work. */
	rates: string[];
};

/** The whole day, which a time field cannot enter. */
export const allDay = `00:00-${clockOf(minutesInDay)}`;
/** Suggested to those who have set none: closed on Sunday. */
export const usualHours = weekdays.map((day) => (day === "sunday" ? "" : "09:00-19:00"));

/** The opening and closing time of an item. */
export function timesIn(item: string): { opens: string; closes: string } {
	const [opens = "", closes = ""] = item.split("-");
	return { opens, closes };
}

/** The first and last day of an item. */
export function daysIn(item: string): DayOff {
	const [from = "", to = ""] = item.split("/");
	return { from, to };
}

export type RateTexts = { unit: string; price: string; name: string };

/** The parts of an item of the rate list. */
export function rateIn(item: string): RateTexts {
	const [unit = "", price = "", ...name] = item.split("|");
	return { unit, price, name: name.join("|") };
}

/** The text of a rate, which rateIn reads. */
export const rateItem = ({ unit, price, name }: RateTexts): string => `${unit}|${price}|${name}`;

/** Minutes of the day; NaN without a time. */
function minuteOf(clock: string): number {
	const [hour, minute] = clock.split(":").map(Number);
	return (hour ?? Number.NaN) * 60 + (minute ?? Number.NaN);
}

function typedHours(items: readonly string[]): TypedHours | null {
	if (items.length === 0) return null;
	return Object.fromEntries(
		weekdays.flatMap((day, index) => {
			const item = items[index] ?? "";
			if (item === "") return [];
			const { opens, closes } = timesIn(item);
			// Midnight as a closing time is the end of the day.
			const end = closes === "00:00" ? minutesInDay : minuteOf(closes);
			return [[day, { opens: minuteOf(opens), closes: end }]];
		}),
	);
}

const typedDaysOff = (items: readonly string[]): DayOff[] =>
	items.map(daysIn).map(({ from, to }) => ({ from, to: to === "" ? from : to }));

const typedRates = (items: readonly string[]): Rate[] =>
	items.map(rateIn).map(({ unit, price, name }) => ({
		name: name.trim(),
		price: price.trim() === "" ? Number.NaN : Number(price.replaceAll(",", "")),
		unit: rateUnits.find((known) => known === unit) ?? null,
	}));

type Offer = { hours: WorkingHours | null; daysOff: readonly DayOff[]; rates: readonly Rate[] };

/** The fields of what is stored, without days off that are over. */
export function offerFieldsOf({ hours, daysOff, rates }: Offer, today: string): OfferFields {
	return {
		hours:
			hours === null
				? []
				: weekdays.map((day) => {
						const times = hours[day];
						return times === undefined ? "" : `${clockOf(times.opens)}-${clockOf(times.closes)}`;
					}),
		daysOff: daysOff
			.filter(({ to }) => to >= today)
			.map(({ from, to }) => `${from}/${from === to ? "" : to}`),
		rates: rates.map(({ name, price, unit }) => rateItem({ unit: unit ?? "", price: String(price), name })),
	};
}

export type OfferChange = { hours?: TypedHours | null; daysOff?: DayOff[]; rates?: Rate[] };

const isSame = (one: readonly string[], other: readonly string[]) =>
	JSON.stringify(one) === JSON.stringify(other);

/** The changes to send. */
export function offerChangeOf(before: OfferFields, after: OfferFields): OfferChange {
	return {
		...(!isSame(before.hours, after.hours) && { hours: typedHours(after.hours) }),
		...(!isSame(before.daysOff, after.daysOff) && { daysOff: typedDaysOff(after.daysOff) }),
		...(!isSame(before.rates, after.rates) && { rates: typedRates(after.rates) }),
	};
}

/** What is wrong with the fields, by the server's rules. */
export function offerFieldFaults({ hours, daysOff, rates }: OfferFields, today: string): ErrorItem[] {
	return [
		...hoursFaults(typedHours(hours)),
		...daysOffFaults(typedDaysOff(daysOff), today),
		...rateFaults(typedRates(rates)),
	];
}
