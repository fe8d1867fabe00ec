/**
 * A name as a slug: "Apartment Flat / Home" gives "apartment-flat-home". Lower case letters and digits, accents
 * removed, one hyphen between words; empty if the name has no Latin letter and no digit.
 */
export function hyphenated(name: string): string {
	return name
		.normalize("NFKD")
		.replaceAll(/\p{Mark}/gu, "")
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.join("-");
}
