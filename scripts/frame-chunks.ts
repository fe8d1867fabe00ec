import { join } from "node:path";
import type { Plugin } from "vite";

/** What the bundler tells of a module, as far as it is needed here. */
type Bundle = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const source = join(import.meta.dirname, "../src");
const messages = join(source, "paraglide/messages/");

/**
 * The pages on which visitors arrive. Two that stand in one line share little with the others. What a line shares, of
 * its two with each other or with any page behind the doors, is a piece of its own: a visitor never fetches along what
 * only those pages need.
 */
const doors = {
	front: ["shell/web/home/home.tsx", "shell/web/search/search.tsx"],
	list: ["listings/web/list/category-page.tsx"],
	details: ["listings/web/details/details-page.tsx"],
	leads: ["leads/web/list/lead-list.tsx"],
	lead: ["leads/web/details/lead-details.tsx"],
	leadForm: ["leads/web/form/lead-form-page.tsx"],
	leadSent: ["leads/web/form/lead-created.tsx"],
	jobs: ["job-board/web/job-list.tsx", "job-board/web/job-details.tsx"],
	profile: ["shell/web/account/profile-page.tsx"],
	written: [
		"shell/web/static/about-us.tsx",
		"shell/web/static/terms.tsx",
		"shell/web/static/refund-policy.tsx",
	],
};

/**
 * Doors that share enough for a piece of their own, which all others do without. They do not stand in one line: one
 * lead is opened from a link more often than from the list, and is not sent the list's filters; and the lists of leads
 * and jobs are looked through by different people.
 */
const neighbours = [
	["leads", "lead"],
	["leads", "jobs"],
	["leads", "lead", "jobs"],
	["list", "details"],
	["details", "profile"],
	["list", "details", "profile"],
];

/** Shared code below this size (bytes before compression) goes along with some that is needed nearby. */
const smallest = 6_000;

/** The message modules that a source file reads: m["shell.header.menu"] stands in shell_header_menu.js. */
function messagesIn(code: string): string[] {
	return Array.from(
		code.matchAll(/\bm\["([\w.-]+)"\]/g),
		([, key]) => `${messages}${key?.replaceAll(/[.-]/g, "_")}.js`,
	);
}

/**
 * Tells whether a module comes along with one of the files (paths below src): is one, or is imported by one, step by
 * step. One file imports all messages, so for these it counts who reads them.
 */
function createReach(names: string[], readersOf: ReadonlyMap<string, ReadonlySet<string>>) {
	const roots = names.map((name) => join(source, name));
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

/** The pieces, by the readers of each message; of two that a module belongs to, the higher priority takes it. */
function piecesOf(readersOf: ReadonlyMap<string, ReadonlySet<string>>) {
	const reach = (names: string[]) => createReach(names, readersOf);
	// Addresses are made of names on the pages of services and by staff: alone, it would tie the two together.
	const isInFrame = reach(["root.tsx", "entry.client.tsx", "platform/hyphenated.ts"]);
	const throughDoor = Object.entries(doors).map(([name, files]) => ({ name, comesAlong: reach(files) }));
	const doorsOf = (id: string, bundle: Bundle) =>
		throughDoor.filter(({ comesAlong }) => comesAlong(id, bundle)).map(({ name }) => name);
	const isOfAny = (names: string) => neighbours.some((doorsOfPiece) => doorsOfPiece.join() === names);
	const isInSeveral: Test = (id, bundle) => {
		const names = doorsOf(id, bundle);
		return names.length > 1 && !isOfAny(names.join());
	};
	const isOurs: Test = (id) => id.startsWith(source);
	// What two doors need is in the frame by then, so that of these no two claim the same module.
	const ofDoor = (name: string, files: string[]) => {
		const comesAlong = reach(files);
		return {
			...chunk(name, 3, (id, bundle) => isOurs(id, bundle) && comesAlong(id, bundle)),
			minShareCount: 2,
		};
	};
	return [
		chunk("vendor", 5, (id, bundle) => id.includes("/node_modules/") && isInFrame(id, bundle)),
		chunk(
			"frame",
			4,
			(id, bundle) => isInFrame(id, bundle) || (isOurs(id, bundle) && isInSeveral(id, bundle)),
		),
		...neighbours.map((names) =>
			chunk(
				names.join("-"),
				3.5,
				(id, bundle) => isOurs(id, bundle) && doorsOf(id, bundle).join() === names.join(),
			),
		),
		...Object.entries(doors).map(([name, files]) => ofDoor(name, files)),
		{
			name: "shared",
			test: (id: string) => id.startsWith(source),
			minShareCount: 2,
			entriesAware: true,
			entriesAwareMergeThreshold: smallest,
			priority: 1,
		},
	];
}

/**
 * Cuts the browser's code so that a page asks for a few files and not for dozens: on a weak line each request costs
 * more than the bytes it brings. `vendor` (React and its router) stays the same from one release to the next, `frame`
 * is what every page needs and what several of the pages share on which visitors arrive. What else is shared comes in
 * pieces of some size.
 */
export function frameChunks(): Plugin {
	const readersOf = new Map<string, Set<string>>();
	const groups = piecesOf(readersOf);
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
