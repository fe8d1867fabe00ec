import { type DirectoryRow, isDirectoryRow } from "./directory-row.ts";

/**
 * Reads the rows of the directory's file, a JSON list of flat objects. Parses them one by one and keeps only used fields,
 * which takes a third of the memory of parsing the whole file. Skips invalid lines. Throws if there is no row at all,
 * because then the format has changed.
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

/** All rows use the same few names, so one copy of each is enough. */
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
