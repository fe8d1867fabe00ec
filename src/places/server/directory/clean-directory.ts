import type { Point } from "../../distance.ts";
import { centreOf, medianPoint, pointOf } from "./centre-point.ts";
import { type CleanPincode, type DirectoryRow, rankOf } from "./directory-row.ts";
import { type District, type Settled, settleDistricts } from "./settle-districts.ts";
import { tidyOfficeName, townOf } from "./tidy-office-name.ts";

const alphabet = new Intl.Collator("en");
const districtKey = ({ stateName, district }: District) => `${stateName}|${district}`;

/** Cleans the whole directory: pincodes with one point each, and common names of offices, districts and states. */
export function cleanDirectory(rows: readonly DirectoryRow[]): CleanPincode[] {
	const settled = settleDistricts(rows);
	const middles = districtMiddles(settled);
	const byPincode = Map.groupBy(settled, (row) => row.p);
	return [...byPincode]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([pincode, offices]) => cleanPincode(pincode, offices, middles));
}

function districtMiddles(rows: readonly Settled[]): Map<string, Point | null> {
	const points = new Map<string, Point[]>();
	for (const row of rows) {
		const point = pointOf(row);
		if (point === null) continue;
		const list = points.get(districtKey(row));
		if (list === undefined) points.set(districtKey(row), [point]);
		else list.push(point);
	}
	return new Map([...points].map(([district, found]) => [district, medianPoint(found)]));
}

function cleanPincode(
	pincode: string,
	rows: readonly Settled[],
	middles: ReadonlyMap<string, Point | null>,
): CleanPincode {
	const offices = rows
		.map((row) => ({ row, poName: tidyOfficeName(row.o, row.t === "BO") }))
		.toSorted((a, b) => rankOf(a.row) - rankOf(b.row) || alphabet.compare(a.poName, b.poName));
	const [main] = offices;
	const middle = main === undefined ? null : (middles.get(districtKey(main.row)) ?? null);
	const centre = centreOf(rows, middle);
	return {
		pincode,
		latitude: degrees(centre?.latitude),
		longitude: degrees(centre?.longitude),
		city: townOf(main?.poName ?? ""),
		offices: withoutDoubles(
			offices.map(({ row, poName }) => ({ poName, district: row.district, stateName: row.stateName })),
		),
	};
}

/** Rounds to ten metres, which is precise enough for a pincode. */
function degrees(value: number | undefined): number | null {
	return value === undefined ? null : Math.round(value * 10_000) / 10_000;
}

/**
 * Without their kind, "Sidhbari SO" and "Sidhbari BO" are the same place and are listed once. Two of one name in two
 * districts are two places, and the second gets its district as a suffix.
 */
function withoutDoubles(offices: readonly CleanPincode["offices"][number][]): CleanPincode["offices"] {
	const kept = new Map<string, CleanPincode["offices"][number]>();
	for (const office of offices) {
		const key = office.poName.toLowerCase();
		const double = kept.get(key);
		if (double === undefined) kept.set(key, office);
		else if (districtKey(double) !== districtKey(office)) {
			const poName = `${office.poName} (${office.district})`;
			if (!kept.has(poName.toLowerCase())) kept.set(poName.toLowerCase(), { ...office, poName });
		}
	}
	return [...kept.values()];
}
