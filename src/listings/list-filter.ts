import { type FactQuestion, highestPrice, licenceFact, photosFact, ratedFact } from "./fact.ts";
import type { Point } from "../places/distance.ts";

/** What a viewer asks of a public list, apart from service and place. */
export type ListFilter = {
	/** Only listings with all of these facts. */
	facts: string[];
	onlyAvailable: boolean;
	/** Rupees. */
	minimum: number | null;
	maximum: number | null;
	/** The viewer's position, or a pincode. */
	near: Point | string | null;
	/**
	 * "price": the lowest first. "near": the nearest first, if `near` is set. "rotation": the order of listing-order.ts.
	 */
	order: "price" | "near" | "rotation";
};

export const noFilter: ListFilter = {
	facts: [],
	onlyAvailable: false,
	minimum: null,
	maximum: null,
	near: null,
	order: "rotation",
};

/** What lists of a service can be filtered and sorted by. */
export type FilterOptions = { questions: FactQuestion[]; hasPrice: boolean };

/** The query parameters of a filter: `only=available,photos&min=100&max=500&sort=price&near=171001`. */
export const filterParameters = ["only", "min", "max", "sort", "near"] as const;
export type FilterQuery = Partial<Record<(typeof filterParameters)[number], string | undefined>>;

/** In the query, only available professionals. */
export const availableKey = "available";
/** The bounds of India, islands included. */
const bounds = { south: 6, north: 38, west: 68, east: 98 };

const factsWithin = ({ questions }: FilterOptions): string[] => [
	photosFact,
	licenceFact,
	ratedFact,
	...questions.flatMap(({ options }) => options.map(({ fact }) => fact)),
];

function readPrice(typed: string | undefined): number | null {
	const price = typed === undefined || typed === "" ? Number.NaN : Number(typed);
	return Number.isInteger(price) && price >= 0 && price <= highestPrice ? price : null;
}

/** A position of two decimals, which is about a kilometre, or a pincode. */
function readNear(typed = ""): Point | string | null {
	if (/^[1-9]\d{5}$/.test(typed)) return typed;
	const [, latitude, longitude] = (/^(\d{1,2}\.\d{1,2}),(\d{2}\.\d{1,2})$/.exec(typed) ?? []).map(Number);
	if (latitude === undefined || longitude === undefined) return null;
	const { south, north, west, east } = bounds;
	const isInIndia = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
	return isInIndia ? { latitude, longitude } : null;
}

const writeNear = (near: Point | string | null): string | undefined =>
	near === null || typeof near === "string" ? (near ?? undefined) : positionOf(near);

/** A position as the query parameter has it. */
export const positionOf = ({ latitude, longitude }: Point): string =>
	`${latitude.toFixed(2)},${longitude.toFixed(2)}`;

/** Reads a filter from a query, without what this list cannot be filtered by. */
export function readFilter(query: FilterQuery, options: FilterOptions): ListFilter {
	const asked = new Set(query.only?.split(","));
	const near = readNear(query.near);
	const [minimum, maximum] = options.hasPrice ? [readPrice(query.min), readPrice(query.max)] : [null, null];
	const isBackwards = minimum !== null && maximum !== null && minimum > maximum;
	const isByPrice = query.sort === "price" && options.hasPrice;
	return {
		facts: factsWithin(options).filter((fact) => asked.has(fact)),
		onlyAvailable: asked.has(availableKey),
		minimum: isBackwards ? maximum : minimum,
		maximum: isBackwards ? minimum : maximum,
		near,
		order: isByPrice ? "price" : near === null ? "rotation" : "near",
	};
}

/** The query of a filter; equal filters have equal queries. */
export function filterQuery(filter: ListFilter): FilterQuery {
	const { facts, onlyAvailable, minimum, maximum, near, order } = filter;
	const only = [...(onlyAvailable ? [availableKey] : []), ...facts];
	return {
		...(only.length > 0 && { only: only.join(",") }),
		...(minimum !== null && { min: String(minimum) }),
		...(maximum !== null && { max: String(maximum) }),
		...(order === "price" && { sort: order }),
		...(near !== null && { near: writeNear(near) }),
	};
}

/** The same as the part of a URL after the path: "?only=photos", or "" without a filter and a cursor. */
export function filterSearch(filter: ListFilter, cursor?: string): string {
	const query = { ...filterQuery(filter), ...(cursor !== undefined && { cursor }) };
	const search = new URLSearchParams(query).toString();
	// Commas and colons are readable in a query and need no escape.
	return search === "" ? "" : `?${search.replaceAll("%2C", ",").replaceAll("%3A", ":")}`;
}

/** The filter without the viewer's position, and therefore not by distance. */
export const withoutPosition = (filter: ListFilter): ListFilter => ({
	...filter,
	near: null,
	order: filter.order === "near" ? "rotation" : filter.order,
});

/** Whether it leaves listings out. */
export const narrows = ({ facts, onlyAvailable, minimum, maximum }: ListFilter): boolean =>
	facts.length > 0 || onlyAvailable || minimum !== null || maximum !== null;

/** Whether it is the whole list in its own order. */
export const isUnfiltered = (filter: ListFilter): boolean => !narrows(filter) && filter.order === "rotation";

/** The filter with the fact switched on or off. */
export const toggled = (filter: ListFilter, fact: string): ListFilter => ({
	...filter,
	facts: filter.facts.includes(fact) ? filter.facts.filter((one) => one !== fact) : [...filter.facts, fact],
});
