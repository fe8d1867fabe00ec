type Named = { name: string; slug: string };

/** What is said of a service's professionals at a place. */
export type LandingFacts = {
	/** As many as the list has. */
	professionals: number;
	/** The lowest and highest price that they state, in rupees; null if fewer than two state one. */
	price: { low: number; high: number; unit: string; count: number } | null;
	/** The requests of the last 30 days; null if they are too few to say. */
	requests: number | null;
};

/** What a list shows below its cards. */
export type Landing = {
	/** Null on the page of the whole country. */
	here: LandingFacts | null;
	/** The nearest places with professionals of the service; for the whole country, those with the most. */
	places: Named[];
	/** Other services of the sector with professionals at the place, those with the most first. */
	related: Named[];
};

/** Fewer requests in 30 days might tell neighbours who sent them. */
export const requestsShownFrom = 3;
/** One price is not a range. */
export const pricesShownFrom = 2;
/** How many popular services of a town the home page shows, as many as without a town. */
export const popularAtMost = 10;
