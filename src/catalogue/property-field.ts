/**
 * One question of a service's own form ("Vehicle", "Rooms"), as staff write it in the catalogue. The name is the key of
 * the answer and, without a label, also the label; names are unique in their group. Readers in other languages get labels,
 * which are never stored.
 */
export type PropertyField = PropertyEntry | PropertyGroup;

export type PropertyEntry = {
	name: string;
	/** The name in the language of the reader. */
	label?: string;
	type: "String" | "Number" | "Date" | "Boolean" | "File";
	/** The answers to choose from; absent for free input of the type. */
	enum?: string[];
	/** The options in the language of the reader, in the same order. */
	optionLabels?: string[];
	multiple?: boolean;
	required?: boolean;
	/** A hint below the field: what to write, with an example. */
	description?: string;
	/** "summary": shown in the one-line summary of a card; "price": the price on a card (at most one per service). */
	card?: "summary" | "price";
	/** Shown after the value, for example "km", "persons", "per night". */
	unit?: string;
	/** What is shown after the value in the language of the reader; an amount has the sign of the rupee before it. */
	unitLabel?: string;
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
	/** As of an entry. */
	label?: string;
	description?: string;
	/** As of an entry. */
	formerly?: string[];
	fields: PropertyField[];
};

/** The name of a question or a group in the language of the reader. */
export const labelOf = ({ label, name }: Pick<PropertyField, "label" | "name">): string => label ?? name;

/** An option of a question in the language of the reader; one that is no longer offered stays as it was stored. */
export const optionLabel = (
	{ enum: options = [], optionLabels = [] }: PropertyEntry,
	option: string,
): string => optionLabels[options.indexOf(option)] ?? option;

/** The unit of a number in the language of the reader; empty without one. */
export const unitOf = ({ unit = "", unitLabel = unit }: PropertyEntry): string => unitLabel;
