import * as z from "zod/mini";
import { districtNameFromIndiaPost, stateNameFromIndiaPost } from "../../starter/india-post-names.ts";
import { starterStates } from "../../starter/states.ts";
import type { PostOffice } from "../../places.contract.ts";
import { tidyOfficeName, townOf } from "../directory/tidy-office-name.ts";

/** More offices than any pincode has. */
const officesAtMost = 200;

const word = z.pipe(
	z.pipe(
		z.union([z.string(), z.number()]),
		z.transform((value) =>
			String(value)
				.replaceAll(/\p{Cc}/gu, " ")
				.trim(),
		),
	),
	z.string().check(z.minLength(1), z.maxLength(100)),
);
/** An unreadable value counts as absent. */
const optionalWord = z.optional(
	z.union([
		word,
		z.pipe(
			z.unknown(),
			z.transform(() => undefined),
		),
	]),
);

/** An entry with its keys in one spelling. */
const entry = z.object({
	pincode: word,
	name: word,
	district: word,
	state: word,
	block: optionalWord,
	kind: optionalWord,
	delivery: optionalWord,
});
type Entry = z.infer<typeof entry>;

/** The services' spellings of each field, in lower case without spaces and underscores. */
const spellings: Record<string, keyof Entry> = {
	pincode: "pincode",
	pin: "pincode",
	name: "name",
	placename: "name",
	officename: "name",
	block: "block",
	taluk: "block",
	tehsil: "block",
	district: "district",
	districtname: "district",
	state: "state",
	statename: "state",
	branchtype: "kind",
	officetype: "kind",
	deliverystatus: "delivery",
	delivery: "delivery",
};

function entryOf(given: unknown): Entry | null {
	if (typeof given !== "object" || given === null) return null;
	const spelled: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(given)) {
		const field = spellings[key.toLowerCase().replaceAll(/[\s_]/g, "")];
		if (field !== undefined) spelled[field] ??= value;
	}
	const read = entry.safeParse(spelled);
	return read.success ? read.data : null;
}

/** Former names of states that the services still use. */
const formerStates: Record<string, string> = {
	ORISSA: "Odisha",
	PONDICHERRY: "Puducherry",
	UTTARANCHAL: "Uttarakhand",
	CHATTISGARH: "Chhattisgarh",
	"DADRA AND NAGAR HAVELI": "Dadra and Nagar Haveli and Daman and Diu",
	"DAMAN AND DIU": "Dadra and Nagar Haveli and Daman and Diu",
	"NCT OF DELHI": "Delhi",
	"NEW DELHI": "Delhi",
};
const knownStates = new Set(starterStates.map(({ stateName }) => stateName));

function stateOf(given: string): string | null {
	const name = given.toUpperCase().replaceAll("&", " AND ").replaceAll(/\s+/g, " ").trim();
	const stateName = formerStates[name] ?? stateNameFromIndiaPost(name);
	return stateName !== null && knownStates.has(stateName) ? stateName : null;
}

const isVillage = ({ kind }: Entry) => /^(b\.?o\.?|branch)/i.test(kind ?? "");

/** Ranks the delivering head office first, as in the directory. */
function rankOf(of: Entry): number {
	const isHead = /^(h\.?o\.?|head)/i.test(of.kind ?? "");
	const delivers = /^delivery$/i.test(of.delivery ?? "");
	if (isVillage(of)) return delivers ? 4 : 5;
	return (isHead ? 0 : 1) + (delivers ? 0 : 2);
}

/**
 * The offices of this pincode in a service's list. The list is not trusted: entries without a name, a district or a known
 * state, and those of another pincode, are omitted. "NA" means no block.
 */
export function officesOf(listed: readonly unknown[], pincode: string): PostOffice[] {
	const found = listed.slice(0, officesAtMost).flatMap((given) => {
		const read = entryOf(given);
		const stateName = read === null ? null : stateOf(read.state);
		if (read === null || stateName === null || read.pincode !== pincode) return [];
		const district = districtNameFromIndiaPost(stateName, read.district.toUpperCase()) ?? "";
		const poName = tidyOfficeName(read.name, isVillage(read));
		const block = read.block ?? "";
		const cityBlock = /^n\.?\/?a\.?$/i.test(block) ? "" : block;
		return district === "" || poName === ""
			? []
			: [{ rank: rankOf(read), office: { pincode, poName, cityBlock, district, stateName } }];
	});
	const sorted = found.toSorted((a, b) => a.rank - b.rank).map(({ office }) => office);
	const once = sorted.filter(
		(office, at) => sorted.findIndex((other) => other.poName === office.poName) === at,
	);
	const city = townOf(once[0]?.poName ?? "");
	return once.map((office) => ({ ...office, city }));
}
