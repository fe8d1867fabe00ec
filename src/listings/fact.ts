/*
 * Facts are what a public list can be filtered by: short keys that are stored with each listing, for example "photos" or
 * "meals-offered:breakfast". They follow from its pictures and from its answers to the questions that cards show.
 */

/** Has at least one photo. */
export const photosFact = "photos";
/** A manager has checked a licence or certificate. */
export const licenceFact = "licence";
/** The reviews have an average of 4 or more; see rating.ts. */
export const ratedFact = "rated-4";

/** In rupees. Whatever is higher was typed by mistake, and is no price. */
export const highestPrice = 100_000_000;
/** Sorts after every price. */
export const noPrice = 2 ** 31 - 1;

/** An option of a filter: its fact and its label. */
type FactOption = { fact: string; label: string };
/** A question by which a list can be filtered. */
export type FactQuestion = {
	name: string;
	options: FactOption[];
	/** A listing has at most one of the options. */
	isSingle: boolean;
};
