import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** A file of the source tree with what it imports; paths are relative to the project. */
export type SourceFile = { path: string; text: string; imports: { path: string; typeOnly: boolean }[] };

const importing =
	/(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+)["']|import\(\s*["'](\.[^"']+)["']\s*\)/g;

/** Reads all TypeScript of src/; generated files are left out. */
export function readSourceFiles(): SourceFile[] {
	return globSync("src/**/*.{ts,tsx}", { cwd: root })
		.filter((path) => !path.startsWith("src/paraglide/"))
		.map((path) => {
			const text = readFileSync(join(root, path), "utf8");
			const imports = [...text.matchAll(importing)].map((match) => ({
				path: relative(root, normalize(join(root, dirname(path), match[2] ?? match[3] ?? ""))),
				typeOnly: match[1] !== undefined,
			}));
			return { path, text, imports };
		});
}
