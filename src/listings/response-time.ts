import { m } from "../paraglide/messages.js";

/** The times that people read, in minutes counted by day only, and their words. A day has 15 counted hours. */
const steps: readonly { minutes: number; words: () => string }[] = [
	...[10, 20, 30].map((minutes) => ({
		minutes,
		words: () => m["listings.response.minutes"]({ count: minutes }),
	})),
	{ minutes: 60, words: m["listings.response.hour"] },
	...[2, 4, 8].map((hours) => ({
		minutes: hours * 60,
		words: () => m["listings.response.hours"]({ count: hours }),
	})),
	{ minutes: 15 * 60, words: m["listings.response.day"] },
	...[2, 3].map((days) => ({
		minutes: days * 15 * 60,
		words: () => m["listings.response.days"]({ count: days }),
	})),
];

const stepOf = (minutes: number | null) =>
	minutes === null ? undefined : steps.find((step) => minutes <= step.minutes);

/** A usual time in minutes, rounded up to one that people read; null if there is none or it is longer than all of them. */
export const shownMinutes = (minutes: number | null): number | null => stepOf(minutes)?.minutes ?? null;

/** The same in words: "20 minutes". */
export const timeInWords = (minutes: number | null): string | null => stepOf(minutes)?.words() ?? null;
