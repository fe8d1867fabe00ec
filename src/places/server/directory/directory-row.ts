/** The kind of a post office: head office, sub office, or branch office in a village. */
type OfficeKind = "HO" | "PO" | "BO";

/** A post office of the directory, with the short keys of its file. */
export type DirectoryRow = {
	/** The pincode. */
	p: string;
	/** The office's name, followed by its kind. */
	o: string;
	t: OfficeKind;
	/** 1 if it delivers letters. */
	d: 0 | 1;
	/** District and state in India Post's spelling; "NA" for none. */
	i: string;
	s: string;
	/** Latitude and longitude in degrees; 0 for none. Some are swapped or wrong. */
	a: number;
	n: number;
};

/** A pincode to load: its point and its offices in their order. */
export type CleanPincode = {
	pincode: string;
	latitude: number | null;
	longitude: number | null;
	/** The town in the name of the main office. */
	city: string;
	offices: { poName: string; district: string; stateName: string }[];
};

const ranks: Record<string, number> = { HO1: 0, PO1: 1, HO0: 2, PO0: 3, BO1: 4, BO0: 5 };

/** The rank of an office in its pincode: the delivering head office is 0, villages come last. */
export function rankOf({ t, d }: Pick<DirectoryRow, "t" | "d">): number {
	return ranks[`${t}${d}`] ?? 6;
}

/** Whether a line of the file is a row. The package may change, and an invalid line must not stop the load. */
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
