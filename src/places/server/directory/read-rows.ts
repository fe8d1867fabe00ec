import { type DirectoryRow, isDirectoryRow } from "./directory-row.ts";

/**
 * The rows of the directory's file, a JSON list of flat objects. They are read one by one and only what is used is
 * kept: parsed in one go they take three times the memory. Lines that are no rows are left out; throws where there is
 * no row at all, because then the file is not what it was.
 */
export function readRows(json: string): DirectoryRow[] {
	const rows: DirectoryRow[] = [];
	const names = new Map<string, string>();
	for (const [text] of json.matchAll(/\{[^{}]*\}/g)) {
		const line = parseLine(text);
		if (!isDirectoryRow(line)) continue;
		const { p, o, t, d, i, s, a, n } = line;
		rows.push({ p, o, t, d, i: shared(names, i), s: shared(names, s), a, n });
	}
	if (rows.length === 0) throw new Error("the pincode directory has no rows");
	return rows;
}

/** The same few names stand in all rows: one copy of each is enough. */
function shared(names: Map<string, string>, name: string): string {
	const known = names.get(name);
	if (known !== undefined) return known;
	names.set(name, name);
	return name;
}

function parseLine(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
