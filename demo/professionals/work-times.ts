import {
	type DayOff,
	type OpenHours,
	weekdays,
	type WorkingHours,
} from "../../src/listings/working-hours.ts";
import { addDays, indianDay } from "../../src/platform/dates.ts";
import { type Choice, choiceOf } from "../seeded-choice.ts";
import type { DemoProfessional } from "./professionals.ts";

/** The share of listings without hours. */
const withoutHours = 0.18;

/** How a trade works: the hours from which its professionals choose, and who closes on Sunday. */
type Kind = { from: number[]; until: number[]; sunday: number; shortSaturday?: true };
const kinds = {
	trade: { from: [8, 8.5, 9, 9.5], until: [18, 18.5, 19, 20], sunday: 0.3 },
	shop: { from: [9.5, 10, 10.5], until: [19, 20, 20.5], sunday: 0.35 },
	office: { from: [9.5, 10], until: [17.5, 18], sunday: 0, shortSaturday: true },
	table: { from: [8, 9, 11], until: [21, 22, 22.5], sunday: 1 },
	evening: { from: [12, 16, 17], until: [23, 23.5, 24], sunday: 1 },
	fitness: { from: [5.5, 6, 6.5], until: [20, 21, 22], sunday: 0.3 },
	daylight: { from: [8, 8.5, 9], until: [16, 16.5, 17], sunday: 1 },
	always: { from: [0], until: [24], sunday: 1 },
} as const satisfies Record<string, Kind>;

const slugs = (text: string) => text.split(" ");
const kindOf = new Map<string, Kind>([
	...slugs("photostat printer-ink green-leaf-plates retail-shops party-hall").map(
		(slug) => [slug, kinds.shop] as const,
	),
	...slugs("ca advocates architects interior-designer coworking-space modular-kitchen").map(
		(slug) => [slug, kinds.office] as const,
	),
	...slugs("cafes food-trucks-and-mobile-caterers spa-centers").map((slug) => [slug, kinds.table] as const),
	...slugs("bars dance-clubs").map((slug) => [slug, kinds.evening] as const),
	...slugs("gyms yoga-studios pilates-studios dance-studios swimming-pools").map(
		(slug) => [slug, kinds.fitness] as const,
	),
	...slugs("paragliding bungee-jumping").map((slug) => [slug, kinds.daylight] as const),
	...slugs("taxis tow-truck hotels home-stays pg").map((slug) => [slug, kinds.always] as const),
]);

function weekOf(choice: Choice, kind: Kind): WorkingHours {
	const usual = { opens: choice.pick(kind.from) * 60, closes: choice.pick(kind.until) * 60 };
	const saturday = kind.shortSaturday === true ? { ...usual, closes: 14 * 60 } : usual;
	const isOpenOnSunday = choice.chance(kind.sunday);
	const shortSunday = kind.sunday === 1 || choice.chance(0.4) ? usual : { ...usual, closes: 13 * 60 };
	const closed = isOpenOnSunday && kind.sunday < 1 && choice.chance(0.15) ? "tuesday" : null;
	const on = (day: string): OpenHours | null => {
		if (day === closed || (day === "sunday" && !isOpenOnSunday)) return null;
		return day === "saturday" ? saturday : day === "sunday" ? shortSunday : usual;
	};
	return Object.fromEntries(weekdays.flatMap((day) => (on(day) === null ? [] : [[day, on(day)]])));
}

/** The week's hours; null for the few who set none. Sights are always there. */
export function hoursOf({ key, service }: Pick<DemoProfessional, "key" | "service">): WorkingHours | null {
	const choice = choiceOf(`hours-${key}`);
	if (service.slug === "tourist-attractions" || choice.chance(withoutHours)) return null;
	return weekOf(choice, kindOf.get(service.slug) ?? kinds.trade);
}

/** Days off ahead, for one in twelve; for some of them, they have begun. */
export function daysOffOf({ key, service }: Pick<DemoProfessional, "key" | "service">, now: Date): DayOff[] {
	const choice = choiceOf(`days-off-${key}`);
	if (service.slug === "tourist-attractions" || !choice.chance(1 / 12)) return [];
	const today = indianDay(now);
	const begun = choice.chance(0.35);
	const first = begun ? -choice.between(0, 2) : choice.between(3, 40);
	const last = first + choice.between(begun ? 2 : 0, begun ? 5 : 6);
	const later = last + choice.between(20, 90);
	return [
		{ from: addDays(today, first), to: addDays(today, last) },
		...(choice.chance(0.3) ? [{ from: addDays(today, later), to: addDays(today, later + 1) }] : []),
	];
}
