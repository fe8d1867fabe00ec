import { join } from "node:path";
import type { Plugin } from "vite";

/** What the bundler tells of a module, as far as it is needed here. */
type Bundle = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const source = join(import.meta.dirname, "../src");
const messages = join(source, "paraglide/messages/");
const files = (...names: string[]) => names.map((name) => join(source, name));

/** Shared code below this size (bytes before compression) goes along with some that is needed nearby. */
const smallest = 6_000;

/** The message modules that a source file reads: m["shell.header.menu"] stands in shell_header_menu.js. */
function messagesIn(code: string): string[] {
	return Array.from(
		code.matchAll(/\bm\["([\w.]+)"\]/g),
		([, key]) => `${messages}${key?.replaceAll(".", "_")}.js`,
	);
}

/**
 * Tells whether a module comes along with one of the given files: is one, or is imported by one, step by step. One
 * file imports all messages, so for these it counts who reads them.
 */
function createReach(roots: string[], readersOf: ReadonlyMap<string, ReadonlySet<string>>) {
	const known = new Map<string, boolean>();
	const importersOf = (id: string, bundle: Bundle): Iterable<string> =>
		id.startsWith(messages) ? (readersOf.get(id) ?? []) : (bundle.getModuleInfo(id)?.importers ?? []);

	return function comesAlong(id: string, bundle: Bundle): boolean {
		const before = known.get(id);
		if (before !== undefined) return before;
		const isRoot = roots.some((root) => id === root || id.startsWith(`${root}?`));
		// Said before the importers are asked: some import each other.
		known.set(id, isRoot);
		const answer = isRoot || [...importersOf(id, bundle)].some((importer) => comesAlong(importer, bundle));
		known.set(id, answer);
		return answer;
	};
}

type Test = (id: string, bundle: Bundle) => boolean;

const chunk = (name: string, priority: number, test: Test) => ({
	debugName: name,
	name: (id: string, bundle: Bundle) => (test(id, bundle) ? name : null),
	priority,
});

/** A shared piece is called after all that share it: too long to be sent along with every page. */
const chunkFileNames = ({ name }: { name: string }) =>
	`assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash].js`;

/**
 * Cuts the browser's code so that a page asks for a few files and not for dozens: on a weak line each request costs
 * more than the bytes it brings. `vendor` (React and its router) stays the same from one release to the next, `frame`
 * is the rest of what every page needs, `front` what the home page shares with others. What other pages share comes
 * in pieces of some size.
 */
export function frameChunks(): Plugin {
	const readersOf = new Map<string, Set<string>>();
	const isInFrame = createReach(files("root.tsx", "entry.client.tsx"), readersOf);
	const isInHome = createReach(files("shell/web/home.tsx"), readersOf);
	const groups = [
		chunk("vendor", 4, (id, bundle) => id.includes("/node_modules/") && isInFrame(id, bundle)),
		chunk("frame", 3, isInFrame),
		{ ...chunk("front", 2, (id, bundle) => id.startsWith(source) && isInHome(id, bundle)), minShareCount: 2 },
		{
			name: "shared",
			test: (id: string) => id.startsWith(source),
			minShareCount: 2,
			entriesAware: true,
			entriesAwareMergeThreshold: smallest,
			priority: 1,
		},
	];
	return {
		name: "frame-chunks",
		applyToEnvironment: (environment) => environment.name === "client",
		config: () => ({
			environments: {
				client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } },
			},
		}),
		transform(code, id) {
			for (const message of messagesIn(code)) {
				readersOf.set(message, (readersOf.get(message) ?? new Set()).add(id));
			}
		},
	};
}
