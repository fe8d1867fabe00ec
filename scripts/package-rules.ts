/** The licences of what we ship. All let us run and pass on the packages unchanged. */
const allowedLicences = new Set([
	"0BSD",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"CC0-1.0",
	"ISC",
	"MIT",
	"Unlicense",
	"Zlib",
	// Fonts.
	"OFL-1.1",
	// web-push: changes of its own files would have to be published.
	"MPL-2.0",
	// libvips, a library of its own that anyone can replace.
	"LGPL-3.0-or-later",
]);

/** Packages that name no licence in their package.json, with the one in their files. */
const readByHand = new Map([["png-js", "MIT"]]);

/** A package of the SBOM. */
export type Component = {
	type?: string;
	"bom-ref"?: string;
	purl?: string;
	name: string;
	version?: string;
	licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
};

/** The SPDX expression of a package's licence; empty if it names none. */
export function licenceOf({ name, licenses = [] }: Component): string {
	const named = licenses.map((one) =>
		"expression" in one ? one.expression : (one.license.id ?? one.license.name ?? ""),
	);
	return named.join(" AND ") || (readByHand.get(name) ?? "");
}

/** Whether all parts of the expression are allowed, and of alternatives one. */
export const isAllowed = (expression: string): boolean =>
	expression
		.replaceAll(/[()]/g, "")
		.split(" AND ")
		.every((part) => part.split(" OR ").some((licence) => allowedLicences.has(licence)));

const numbersOf = (version: string) => version.split("-")[0]?.split(".").map(Number) ?? [];

function compare(one: string, other: string): number {
	const [left, right] = [numbersOf(one), numbersOf(other)];
	for (const place of [0, 1, 2]) {
		const difference = (left[place] ?? 0) - (right[place] ?? 0);
		if (difference !== 0) return difference;
	}
	// A version before the release counts as the release.
	return 0;
}

/** Whether a version is in a range of the form ">=5.0.0 <5.3.2", whose alternatives are separated by "||". */
export function isAffected(version: string, range: string): boolean {
	return range.split("||").some((alternative) =>
		alternative
			.trim()
			.split(/\s+/)
			.every((bound) => {
				const [, sign, limit] = /^(>=|<=|<|>|=)(\d[\w.-]*)$/.exec(bound) ?? [];
				if (sign === undefined || limit === undefined) throw new Error(`not a range: ${range}`);
				const difference = compare(version, limit);
				const holds = {
					">=": difference >= 0,
					"<=": difference <= 0,
					"<": difference < 0,
					">": difference > 0,
				};
				return sign === "=" ? difference === 0 : holds[sign as keyof typeof holds];
			}),
	);
}
