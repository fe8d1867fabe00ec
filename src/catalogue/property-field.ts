/**
 * One question of a service's own form ("Vehicle", "Rooms"), as staff write it in the catalogue.
 * The name is what people read and what the answer is stored under; names are unique in their group.
 */
export type PropertyField = PropertyEntry | PropertyGroup;

export type PropertyEntry = {
	name: string;
	type: "String" | "Number" | "Date" | "Boolean" | "File";
	/** The answers to choose from; absent means free input of the type. */
	enum?: string[];
	multiple?: boolean;
	required?: boolean;
	/** A hint below the field: what to write, with an example. */
	description?: string;
	/** "summary": stands in the one-line summary of a card; "price": the figure a card shows (at most one in a service). */
	card?: "summary" | "price";
	/** Stands behind the value, for example "km", "persons", "per night". */
	unit?: string;
	/**
	 * The answer is for the owner and staff: it never stands on a public page. So are a second number to call, copies
	 * of licences and certificates (they carry home addresses and dates of birth) and numbers of licences and vehicles.
	 */
	private?: true;
	/** Names under which it was asked before, the latest last: answers and drafts under them are its own. */
	formerly?: string[];
};

/** Fields that belong together under one heading; groups hold entries or further groups. */
export type PropertyGroup = {
	name: string;
	description?: string;
	/** As of an entry. */
	formerly?: string[];
	fields: PropertyField[];
};
