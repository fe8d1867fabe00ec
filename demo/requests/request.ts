/** A customer of the demo. */
export type DemoCustomer = { mobile: string; name: string };

/**
 * A request of the demo, by slugs, mobiles and keys. The replay sends it, and takes the following steps, with the
 * product's own use cases.
 */
export type DemoRequest = {
	key: string;
	customer: DemoCustomer;
	service: string;
	/** The slug of one of the service's choices; null without any. */
	choice: string | null;
	place: string;
	addressDetails: string;
	description: string;
	/** Rupees. */
	budget: { min: number | null; max: number | null };
	/** The key of the professional from whose page it is sent; null if it goes to everyone. */
	asks: string | null;
	/** It is that professional's alone, who answers within the hour. */
	isDirect?: boolean;
	hoursAgo: number;
	/** Hours from now until the preferred time, or after sending if that is later; null for any time. */
	wishedIn: number | null;
	revealLimit: number;
	/** The claimers by their keys, in order; or how many of the possible ones. */
	claimers: readonly string[] | number;
	/** `done` was booked with the first claimer and then closed; `withdrawn` was closed and never booked. */
	outcome: "open" | "booked" | "done" | "withdrawn" | "expired";
	/** The first claimer reports the number as wrong; staff agreed or have not decided yet. */
	wrongNumber?: "confirmed" | "waiting";
};
