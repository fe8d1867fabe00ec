import { createWriteStream, rmSync, writeFileSync } from "node:fs";
import { finished } from "node:stream/promises";
import { csvCell } from "../../../platform/server/http/csv.ts";
import { shorten } from "../../../platform/shorten.ts";
import type { RowFault } from "./check-row.ts";

/** The number of different faults on the screen, and of line numbers with each. The file has all of them. */
const faultsShown = 25;
const linesShown = 5;
/** Faults with other words are only in the file. */
const kindsAtMost = 1_000;

export type FaultReport = {
	add: (fault: RowFault) => void;
	/** Completes the file and returns what the screen shows, the most frequent fault first; "" without any. */
	finish: () => Promise<string>;
};

/**
 * Collects faults: each in a CSV file, which only its owner may read, and a summary for the screen. Removes the file of
 * an earlier run. Throws if the file cannot be written, before any row is registered.
 */
export function createFaultReport(path: string): FaultReport {
	rmSync(path, { force: true });
	writeFileSync(path, "", { mode: 0o600, flag: "wx" });
	rmSync(path);
	let file: ReturnType<typeof createWriteStream> | null = null;
	const kinds = new Map<string, { lines: number[]; count: number }>();
	let faults = 0;
	const write = (...cells: (string | number)[]) => file?.write(`${cells.map(csvCell).join(",")}\r\n`);
	return {
		add({ line, column, value, message }) {
			if (file === null) {
				file = createWriteStream(path, { mode: 0o600, flags: "wx" });
				// Without this mark Excel assumes the machine's own encoding.
				file.write("\uFEFF");
				write("line", "column", "value", "fault");
			}
			write(line, column, shorten(value, 200), message);
			faults += 1;
			const kind = `${column === "" ? "" : `${column}: `}${message}`;
			const known = kinds.get(kind) ?? { lines: [], count: 0 };
			known.count += 1;
			if (known.lines.length < linesShown) known.lines.push(line);
			if (kinds.has(kind) || kinds.size < kindsAtMost) kinds.set(kind, known);
		},
		async finish() {
			if (file === null) return "";
			file.end();
			await finished(file);
			const shown = [...kinds]
				.toSorted(([, one], [, other]) => other.count - one.count)
				.slice(0, faultsShown);
			const counted = shown.reduce((sum, [, { count }]) => sum + count, 0);
			return [
				...shown.map(([kind, { lines, count }]) => {
					const more = count > lines.length ? `, and ${count - lines.length} more` : "";
					return `  line ${lines.join(", ")}${more}: ${kind}`;
				}),
				...(counted < faults ? [`  … and ${faults - counted} other faults.`] : []),
				`All ${faults} faults by line: ${path}`,
			].join("\n");
		},
	};
}
