import { indianDay, startOfIndianDay } from "../src/platform/dates.ts";
import { type Choice, choiceOf } from "./seeded-choice.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Minutes after midnight in India between which people of the demo are active. */
const morning = 7 * 60 + 30;
const evening = 21 * 60 + 30;

const minuteOfDay = (time: Date) =>
	Math.floor((time.getTime() - startOfIndianDay(indianDay(time)).getTime()) / minute);

function isAwake(time: Date): boolean {
	const minutes = minuteOfDay(time);
	return minutes >= morning && minutes < evening;
}

/** The time itself, or a time in the previous evening if people sleep then. */
export function awakeBefore(time: Date, choice: Choice): Date {
	if (isAwake(time)) return time;
	const minutes = minuteOfDay(time);
	const back = minutes >= evening ? minutes - evening : minutes + (24 * 60 - evening);
	return new Date(time.getTime() - (back + choice.between(10, 150)) * minute);
}

/** A time this many days and some hours before now: not everyone acts at the hour of the demo's start. */
export function daysBefore(now: Date, days: number, seed: string): Date {
	const choice = choiceOf(`time-${seed}`);
	return awakeBefore(new Date(now.getTime() - (days + choice.number() * 0.4) * day), choice);
}

/** The time itself, or a time in the next morning if people sleep then. */
export function awakeAfter(time: Date, choice: Choice): Date {
	if (isAwake(time)) return time;
	const minutes = minuteOfDay(time);
	const ahead = minutes < morning ? morning - minutes : morning + (24 * 60 - minutes);
	return new Date(time.getTime() + (ahead + choice.between(5, 120)) * minute);
}

/** The same day in India at a full working hour, 8 am to 7 pm. */
export function workingHour(time: Date, choice: Choice): Date {
	return new Date(startOfIndianDay(indianDay(time)).getTime() + choice.between(8, 19) * 60 * minute);
}
