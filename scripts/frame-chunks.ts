import { join } from "node:path";
import type { Plugin } from "vite";
import { isStaffPage, pages } from "../src/pages.ts";

/** The bundler's data about a module, as far as needed here. */
type Bundle = {
	getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

const source = join(import.meta.dirname, "../src");
const messages = join(source, "paraglide/messages/");

const searchFolders = ["catalogue/search/", "catalogue/web/search/load-search.ts"].map((path) =>
	join(source, path),
);

/**
 * The pages on which visitors arrive. Two in one row share little with the others. Code shared by both of a row,
 * with each other or with any page behind them, is a chunk of its own, so that a visitor never loads what only
 * those pages need.
 */
const doors = {
	front: ["shell/web/home/home.tsx", "shell/web/search/search.tsx"],
	list: ["listings/web/list/category-page.tsx"],
	details: ["shell/web/listings/details-page.tsx"],
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
 * Landing pages that share enough for a chunk of their own, which the others do not need. They are not in one row,
 * because a lead is opened from a link more often than from the list, and does not need the list's filters.
 */
const neighbours = [
	["leads", "lead"],
	["list", "leadForm"],
	["details", "profile"],
];

/** Shared code below this size (bytes before compression) is merged into a related chunk. */
const smallest = 6_000;

/** The pages of everybody who is not staff, and what all pages share. */
const openFiles = [
	"root.tsx",
	"entry.client.tsx",
	...pages.filter((page) => !isStaffPage(page)).map(({ file }) => file),
];

/** The message modules that a source file uses: m["shell.header.menu"] is in shell_header_menu.js. */
function messagesIn(code: string): string[] {
	return Array.from(
		code.matchAll(/\bm\["([\w.-]+)"\]/g),
		([, key]) => `${messages}${key?.replaceAll(/[.-]/g, "_")}.js`,
	);
}

/**
 * Whether a module is loaded with one of the files (paths below src): it is one, or is imported by one, directly or
 * indirectly; with `dynamic`, also what they load later. One file imports all messages, so for these the files that use
 * them count.
 */
function createReach(names: string[], readersOf: ReadonlyMap<string, ReadonlySet<string>>, dynamic = false) {
	const roots = names.map((name) => join(source, name));
	const known = new Map<string, boolean>();
	const importersOf = (id: string, bundle: Bundle): Iterable<string> => {
		if (id.startsWith(messages)) return readersOf.get(id) ?? [];
		const info = bundle.getModuleInfo(id);
		return [...(info?.importers ?? []), ...(dynamic ? (info?.dynamicImporters ?? []) : [])];
	};

	return function comesAlong(id: string, bundle: Bundle): boolean {
		const before = known.get(id);
		if (before !== undefined) return before;
		const isRoot = roots.some((root) => id === root || id.startsWith(`${root}?`));
		// Set before visiting the importers, because some import each other.
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

/** Chunks that every page has loaded before it loads anything on demand, so that no part needs to name them. */
const isLoadedFirst = /\/(?:vendor|frame|rolldown-runtime)-/;

/**
 * Short names, because the list of routes names every file and is sent with every page. The default name of a shared
 * chunk lists all files that share it.
 */
const fileNames = ({ name }: { name: string }) =>
	`assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash:7].js`;

/** The chunks, by the files that use each message; a module in two goes to the one with the higher priority. */
function piecesOf(readersOf: ReadonlyMap<string, ReadonlySet<string>>) {
	const reach = (names: string[]) => createReach(names, readersOf);
	// Slugs are made from names on the pages of services and by staff; without its own chunk, it would tie the two
	// together.
	// So would the place of the safety menu, which several pages and the account menu share.
	const isInFrame = reach([
		"root.tsx",
		"entry.client.tsx",
		"platform/hyphenated.ts",
		"accounts/web/safety-slot.ts",
	]);
	const throughDoor = Object.entries(doors).map(([name, files]) => ({ name, comesAlong: reach(files) }));
	const doorsOf = (id: string, bundle: Bundle) =>
		throughDoor.filter(({ comesAlong }) => comesAlong(id, bundle)).map(({ name }) => name);
	const isOfAny = (names: string) => neighbours.some((doorsOfPiece) => doorsOfPiece.join() === names);
	const isOurs: Test = (id) => id.startsWith(source);
	const isInSeveral: Test = (id, bundle) => {
		if (!isOurs(id, bundle)) return false;
		const names = doorsOf(id, bundle);
		return names.length > 1 && !isOfAny(names.join());
	};
	const isOfFront: Test = (id, bundle) => isInSeveral(id, bundle) && doorsOf(id, bundle).includes("front");
	// What two landing pages need has a chunk already, so no two of these claim the same module.
	const ofDoor = (name: string, files: string[]) => {
		const comesAlong = reach(files);
		return {
			...chunk(name, 3, (id, bundle) => isOurs(id, bundle) && comesAlong(id, bundle)),
			minShareCount: 2,
		};
	};
	const isOpen = createReach(openFiles, readersOf, true);
	return [
		chunk("vendor", 5, (id, bundle) => id.includes("/node_modules/") && isInFrame(id, bundle)),
		chunk("frame", 4, (id, bundle) => isInFrame(id, bundle) || isOfFront(id, bundle)),
		// Fields load the search when they get the focus, and nothing else with it.
		chunk("search-index", 3.8, (id) => searchFolders.some((folder) => id.startsWith(folder))),
		chunk("landing", 3.7, isInSeveral),
		...neighbours.map((names) =>
			chunk(
				names.join("-"),
				3.5,
				(id, bundle) => isOurs(id, bundle) && doorsOf(id, bundle).join() === names.join(),
			),
		),
		...Object.entries(doors).map(([name, files]) => ofDoor(name, files)),
		{ ...chunk("staff", 2, (id, bundle) => isOurs(id, bundle) && !isOpen(id, bundle)), minShareCount: 2 },
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
 * Splits the browser's code so that a page loads a few files instead of dozens: on a slow connection each request
 * costs more than its bytes. `vendor` (React and its router) stays the same between releases, `frame` is what every
 * page needs, `landing` what several landing pages share, but not the first, and `staff` what only staff screens share.
 * Other shared code is split into chunks of some size.
 */
export function frameChunks(): Plugin {
	const readersOf = new Map<string, Set<string>>();
	const groups = piecesOf(readersOf);
	return {
		name: "frame-chunks",
		applyToEnvironment: (environment) => environment.name === "client",
		config: () => ({
			environments: {
				client: {
					build: {
						modulePreload: {
							resolveDependencies: (_, names) => names.filter((name) => !isLoadedFirst.test(name)),
						},
						rolldownOptions: {
							output: { codeSplitting: { groups }, chunkFileNames: fileNames, entryFileNames: fileNames },
						},
					},
				},
			},
		}),
		transform(code, id) {
			for (const message of messagesIn(code)) {
				readersOf.set(message, (readersOf.get(message) ?? new Set()).add(id));
			}
		},
	};
}
