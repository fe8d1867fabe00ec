import { districtNameFromIndiaPost, stateNameFromIndiaPost } from "../../starter/india-post-names.ts";
import type { DirectoryRow } from "./directory-row.ts";

/** A district with its current official name. */
export type District = { stateName: string; district: string };
export type Settled = DirectoryRow & District;

const keyOf = ({ stateName, district }: District) => `${stateName}|${district}`;

/** The district in the row, or null if its name or that of the state is missing. */
export function namedDistrict({ s, i }: Pick<DirectoryRow, "s" | "i">): District | null {
	const stateName = stateNameFromIndiaPost(s);
	const district = stateName === null ? null : districtNameFromIndiaPost(stateName, i);
	return stateName === null || district === null ? null : { stateName, district };
}

/** Finds the most frequent district. If two are equally frequent, the first in the alphabet. */
function commonest(found: readonly District[]): District | null {
	const counts = new Map<string, { count: number; of: District }>();
	for (const of of found) counts.set(keyOf(of), { count: (counts.get(keyOf(of))?.count ?? 0) + 1, of });
	const [most] = [...counts.values()].toSorted(
		(a, b) => b.count - a.count || (keyOf(a.of) < keyOf(b.of) ? -1 : 1),
	);
	return most?.of ?? null;
}

/**
 * Adds the state and district to every row: its own, else the most frequent of its pincode, else that of pincodes with the
 * same first five, four or three digits (three are a sorting district). Omits rows that still have none, because a form
 * cannot use a pincode without a state.
 */
export function settleDistricts(rows: readonly DirectoryRow[]): Settled[] {
	const named = rows.map((row) => ({ row, own: namedDistrict(row) }));
	const missing = new Set(named.filter(({ own }) => own === null).map(({ row }) => row.p));
	const prefixes = new Set([...missing].flatMap((pin) => [pin, ...[5, 4, 3].map((n) => pin.slice(0, n))]));
	const around = new Map<string, District[]>();
	for (const { row, own } of named) {
		if (own === null) continue;
		for (const digits of [6, 5, 4, 3]) {
			const prefix = row.p.slice(0, digits);
			if (!prefixes.has(prefix)) continue;
			const list = around.get(prefix);
			if (list === undefined) around.set(prefix, [own]);
			else list.push(own);
		}
	}
	const lent = new Map([...missing].map((pin) => [pin, lendDistrict(pin, around)]));
	return named.flatMap(({ row, own }) => {
		const district = own ?? lent.get(row.p) ?? null;
		return district === null ? [] : [{ ...row, ...district }];
	});
}

function lendDistrict(pincode: string, around: ReadonlyMap<string, District[]>): District | null {
	for (const digits of [6, 5, 4, 3]) {
		const found = commonest(around.get(pincode.slice(0, digits)) ?? []);
		if (found !== null) return found;
	}
	return null;
}
