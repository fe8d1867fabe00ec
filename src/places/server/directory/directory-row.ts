/** What kind of post office: head office, sub office, branch office in a village. */
type OfficeKind = "HO" | "PO" | "BO";

/** A post office as the directory has it, under the short keys of its file. */
export type DirectoryRow = {
	/** The pincode. */
	p: string;
	/** The office's name with its kind behind it. */
	o: string;
	t: OfficeKind;
	/** 1 where letters are delivered from it. */
	d: 0 | 1;
	/** District and state in India Post's spelling; "NA" for none. */
	i: string;
	s: string;
	/** Latitude and longitude in degrees; 0 for none, and some exchanged or far astray. */
	a: number;
	n: number;
};

/** A pincode as it is loaded: its point and its offices in the order in which they are offered. */
export type CleanPincode = {
	pincode: string;
	latitude: number | null;
	longitude: number | null;
	/** What the main office is named after. */
	city: string;
	offices: { poName: string; district: string; stateName: string }[];
};

const ranks: Record<string, number> = { HO1: 0, PO1: 1, HO0: 2, PO0: 3, BO1: 4, BO0: 5 };

/** The place of an office among those of its pincode: the delivering head office is 0, villages come last. */
export function rankOf({ t, d }: Pick<DirectoryRow, "t" | "d">): number {
	return ranks[`${t}${d}`] ?? 6;
}

/** Whether a line of the file is a row at all: the package may change, and a line that is none must not stop the rest. */
export function isDirectoryRow(line: unknown): line is DirectoryRow {
	if (typeof line !== "object" || line === null) return false;
	const { p, o, i, s, a, n } = line as Record<string, unknown>;
	const isNamed = [o, i, s].every((name) => typeof name === "string" && name.trim() !== "");
	return (
		isNamed &&
		typeof p === "string" &&
		/^[1-9]\d{5}$/.test(p) &&
		typeof a === "number" &&
		typeof n === "number"
	);
}
