import { isForTests, type SourceFile } from "./source-files.ts";

/** The modules from the top of the house to its ground: one may use those after it, never those before. */
export const modules = [
	"back-office",
	"insights",
	"leads",
	"invoices",
	"subscriptions",
	"referrals",
	"payments",
	"listings",
	"profiles",
	"job-board",
	"notifications",
	"notices",
	"accounts",
	"catalogue",
	"places",
	"media",
];

/** The whole house from its roof; `ui` is the browser's ground, `platform` everybody's. */
const storeys = ["frame", "shell", ...modules, "ui", "platform"];

/** Pure files run everywhere, server files in the process, web files in the browser and where pages are rendered. */
export type Floor = "pure" | "server" | "web";
type Room = { module: string; floor: Floor };

/** The frame's files have no folder that tells their floor; the others of them are the process. */
const frameFloors = new Map<string, Floor>([
	["src/root.tsx", "web"],
	["src/entry.client.tsx", "web"],
	["src/routes.ts", "pure"],
]);

/** Where a file of src/ stands: its module (or platform, ui, shell, frame) and its floor. */
export function roomOf(path: string): Room {
	const [, first = "", second] = path.split("/");
	if (second === undefined) return { module: "frame", floor: frameFloors.get(path) ?? "server" };
	if (first === "ui") return { module: "ui", floor: "web" };
	return { module: first, floor: second === "server" || second === "web" ? second : "pure" };
}

/**
 * What a module's server offers to the modules above besides its services. A new one needs a reason: whatever is not here
 * may be changed by looking at its own module alone.
 */
export const ports = new Map<string, string>();

const isTable = (path: string) => path.endsWith(".tables.ts");

/** What is wrong with using a server file of another module, or null. */
function insideFault(here: Room, to: string): string | null {
	if (/\.(repository|tables)\.ts$/.test(to)) return "another module's repository or tables";
	if (to.endsWith(".presenter.ts")) return "another module's presenter";
	// The process puts routes, jobs and events together.
	if (here.module === "frame" || to.endsWith(".api.ts") || ports.has(to)) return null;
	return "another module's inside: neither its API, a service nor a port";
}

/** What is wrong with going from one floor to the other, in whatever modules, or null. */
function floorFault(here: Room, there: Room): string | null {
	if (there.module === "ui" && here.floor !== "web") return "only screens import ui";
	if (here.floor === there.floor || there.floor === "pure") return null;
	return here.floor === "pure" ? "a pure file imports a floor" : `${here.floor} imports ${there.floor}`;
}

/** Says what is wrong with one import, or null. An import of types alone is no better: it ties the files together too. */
export function faultOf(from: string, to: string): string | null {
	// The compiled messages, and the types that the build writes for a route module.
	if (to.startsWith("src/paraglide/") || to.includes("/+types/")) return null;
	if (!to.startsWith("src/")) return "the product imports what stands beside it";
	if (isForTests(to)) return "the product imports a test";
	const here = roomOf(from);
	const there = roomOf(to);
	if (!storeys.includes(here.module) || !storeys.includes(there.module)) return "an unknown module";
	const betweenFloors = floorFault(here, there);
	if (betweenFloors !== null) return betweenFloors;
	if (here.module === there.module || there.module === "platform" || there.module === "ui") return null;
	if (here.module === "platform" || here.module === "ui") return `${here.module} imports a module`;
	if (isTable(from) && isTable(to)) return null;
	if (storeys.indexOf(there.module) < storeys.indexOf(here.module)) return "an import upwards";
	if (there.floor !== "server") return null;
	if (to.endsWith(".sql.ts"))
		return from.endsWith(".repository.ts") ? null : "lent SQL outside of a repository";
	return insideFault(here, to);
}

/** The one file of the product that may import by a name made at run time: the web app as it was built. */
const readsTheBuild = "src/platform/server/pages/web.ts";

/** All breaches of the house's rules; tests may import what they like. */
export function breaches(files: SourceFile[]): string[] {
	return files
		.filter(({ path }) => !isForTests(path))
		.flatMap(({ path, files: targets, unreadable }) => {
			const faults = targets.flatMap((target) => {
				const fault = faultOf(path, target.path);
				return fault === null ? [] : [`${path} → ${target.path}: ${fault}`];
			});
			if (unreadable > 0 && path !== readsTheBuild) faults.push(`${path}: an import made at run time`);
			return faults;
		});
}

/** The ports that no other module uses: they are none. */
export function unusedPorts(files: SourceFile[]): string[] {
	const used = new Set<string>();
	for (const { path, files: targets } of files) {
		const { module } = roomOf(path);
		if (isForTests(path) || !modules.includes(module)) continue;
		for (const target of targets) if (roomOf(target.path).module !== module) used.add(target.path);
	}
	return [...ports.keys()].filter((port) => !used.has(port));
}

/** The first circle of imports among the files, as a path, or null; imports of types alone make none. */
export function circle(files: Pick<SourceFile, "path" | "files">[]): string[] | null {
	const next = new Map(
		files.map((file) => [
			file.path,
			file.files.filter((target) => !target.typeOnly).map((target) => target.path),
		]),
	);
	const done = new Set<string>();
	const trail: string[] = [];
	const visit = (path: string): string[] | null => {
		if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
		if (done.has(path)) return null;
		trail.push(path);
		for (const target of next.get(path) ?? []) {
			const found = visit(target);
			if (found !== null) return found;
		}
		trail.pop();
		done.add(path);
		return null;
	};
	for (const file of files) {
		const found = visit(file.path);
		if (found !== null) return found;
	}
	return null;
}
