/** The places that a new deployment starts with. */
export type StarterState = {
	stateName: string;
	/** GST state code, two digits: https://services.gst.gov.in lists them. */
	code: string;
	/** District names in title case. */
	districts: string[];
};

export type StarterLocation = {
	/** The display name; PAN_INDIA is the one code among the names. */
	name: string;
	/** Unique over all locations. */
	slug: string;
	/** State name, null for PAN_INDIA. */
	state: string | null;
	kind: "area" | "town" | "spot" | "region" | "all";
	/** Slug of the place that contains this one, null for a top place. */
	parent: string | null;
	latitude: number | null;
	longitude: number | null;
	pincode: string | null;
	/** Other spellings that people type, lower case, Devanagari included. */
	aliases: string[];
};
