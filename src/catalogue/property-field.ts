/**
 * One question of a service's own form ("Vehicle", "Rooms"), as staff write it in the catalogue. The name is both
 * the label and the key of the answer; names are unique in their group.
 */
export type PropertyField = PropertyEntry | PropertyGroup;

export type PropertyEntry = {
	name: string;
	type: "String" | "Number" | "Date" | "Boolean" | "File";
	/** The answers to choose from; absent for free input of the type. */
	enum?: string[];
	multiple?: boolean;
	required?: boolean;
	/** A hint below the field: what to write, with an example. */
	description?: string;
	/** "summary": shown in the one-line summary of a card; "price": the price on a card (at most one per service). */
	card?: "summary" | "price";
	/** Shown after the value, for example "km", "persons", "per night". */
	unit?: string;
	/**
	 * The answer is for the owner and staff and never on a public page, for example a second number to call, copies
	 * of licences and certificates (they have home addresses and dates of birth) and numbers of licences and
	 * vehicles.
	 */
	private?: true;
	/** Its earlier names, the latest last: answers and drafts under them still belong to it. */
	formerly?: string[];
};

/** Fields that belong together under one heading; groups contain entries or further groups. */
export type PropertyGroup = {
	name: string;
	description?: string;
	/** As of an entry. */
	formerly?: string[];
	fields: PropertyField[];
};
