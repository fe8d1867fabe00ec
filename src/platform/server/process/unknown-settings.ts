import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingNames } from "./settings.ts";

/** The edit distance of two words: letters changed, added, left out or swapped with a neighbour. */
function distance(one: string, other: string): number {
	let before: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, place) => place);
	for (let row = 1; row <= one.length; row++) {
		const next = [row];
		for (let column = 1; column <= other.length; column++) {
			const isSame = one[row - 1] === other[column - 1];
			const steps = [
				(last[column] ?? 0) + 1,
				(next[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (isSame ? 0 : 1),
			];
			const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			if (isSwapped) steps.push((before[column - 2] ?? 0) + 1);
			next.push(Math.min(...steps));
		}
		[before, last] = [last, next];
	}
	return last[other.length] ?? 0;
}

/** The number of typing mistakes allowed: one in six letters, because short names are similar to many words. */
const allowed = (name: string) => Math.floor(name.length / 6);

/** The unknown names of a settings file that are similar to one of ours, with that one. */
export function mistypedNames(file: string): { name: string; meant: string }[] {
	return Object.keys(parseEnv(file)).flatMap((name) => {
		if (settingNames.includes(name)) return [];
		const meant = settingNames.find((known) => distance(name.toUpperCase(), known) <= allowed(known));
		return meant === undefined ? [] : { name, meant };
	});
}

/** The warnings about the settings file at the start: a mistyped name has no effect, and the default would apply. */
export function settingsWarnings(path: string): string[] {
	let file: string;
	try {
		file = readFileSync(path, "utf8");
	} catch {
		return [];
	}
	return mistypedNames(file).map(({ name, meant }) => `${path}: ${name} is no setting. Is ${meant} meant?`);
}
