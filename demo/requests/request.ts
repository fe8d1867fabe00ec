/** A customer of the demo. */
export type DemoCustomer = { mobile: string; name: string };

/**
 * A request of the demo, by slugs, mobiles and keys. The replay sends it, and takes the steps that follow, with the
 * product's own use cases.
 */
export type DemoRequest = {
	key: string;
	customer: DemoCustomer;
	service: string;
	/** The slug of one of the service's choices; null where it has none. */
	choice: string | null;
	place: string;
	addressDetails: string;
	description: string;
	/** Rupees. */
	budget: { min: number | null; max: number | null };
	/** The key of the professional from whose page it is sent; null where it goes to all. */
	asks: string | null;
	hoursAgo: number;
	/** Hours between now and the time wished for the work, or after sending it where that is later; null for any time. */
	wishedIn: number | null;
	revealLimit: number;
	/** Who claims it, by their keys, the first first; or how many of those who could. */
	claimers: readonly string[] | number;
	/** `done` was booked with the first claimer and then closed; `withdrawn` was closed and never booked. */
	outcome: "open" | "booked" | "done" | "withdrawn" | "expired";
	/** The first claimer says that the number is wrong; staff agreed or have not looked yet. */
	wrongNumber?: "confirmed" | "waiting";
};
