/** Prices of November 2026, without tax; assumptions, to be replaced by one's own. */
export const prices = {
	/** A virtual server in India with 2 processors, 4 GB and 1 TB of traffic, for a month of 730 hours. */
	serverRupeesPerMonth: 1_500,
	/** Traffic beyond that, from the server's own data centre. */
	serverRupeesPerGb: 4,
	/** A CDN with points of presence in India: 0.03 US dollars to 9 rupees (CloudFront's list price). */
	cdnRupeesPerGb: { low: 2.7, high: 9.6 },
};

/** What a page view transfers, in KB of 1000 bytes, from the table of page weights in docs/performance.md. */
export const transfer = {
	/** HTML of a list, compressed. */
	html: 19.4,
	/** Scripts, styles and fonts of a first view, which later views have in their cache. */
	assets: 126.6 + 13.6 + 40,
	/** Pictures of one view that are not cached. */
	pictures: 60,
};
/** Of page views, those of a browser that has nothing in its cache; and those whose page has to be rendered. */
export const shares = { first: 0.3, rendered: 0.2 };
/** How much of a processor is used on average, so that peaks of three times the average have room. */
const busy = 0.3;

/** Of 1,000,000 page views: hours of a server, GB of traffic, and rupees with and without a CDN. */
export type Cost = { hours: number; gb: number; rupees: { server: number; withCdn: [number, number] } };

/** The cost of 1,000,000 page views on servers that answer this many pages a second. */
export function costOf(pagesPerSecond: { cached: number; rendered: number }): Cost {
	const views = 1_000_000;
	const seconds =
		(views * shares.rendered) / pagesPerSecond.rendered +
		(views * (1 - shares.rendered)) / pagesPerSecond.cached;
	const hours = seconds / 3600 / busy;
	const gb = (views * (transfer.html + transfer.pictures + shares.first * transfer.assets)) / 1e6;
	const machine = (hours * prices.serverRupeesPerMonth) / 730;
	return {
		hours,
		gb,
		rupees: {
			server: machine + gb * prices.serverRupeesPerGb,
			withCdn: [machine + gb * prices.cdnRupeesPerGb.low, machine + gb * prices.cdnRupeesPerGb.high],
		},
	};
}
