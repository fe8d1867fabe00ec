import { isForTests, type SourceFile } from "./source-files.ts";

/** The modules from top to bottom: each may use those after it, never those before. */
export const modules = [
	"back-office",
	"insights",
	"safety",
	"reviews",
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

/** All parts of src/ from top to bottom; `ui` is shared by the browser, `platform` by everything. */
const moduleOrder = ["frame", "shell", ...modules, "ui", "platform"];

/** Pure files run everywhere, server files in the process, web files in the browser and where pages are rendered. */
export type Layer = "pure" | "server" | "web";
type Location = { module: string; layer: Layer };

/** The files of the frame have no folder that shows their layer; the others belong to the process. */
const frameLayers = new Map<string, Layer>([
	["src/root.tsx", "web"],
	["src/entry.client.tsx", "web"],
	["src/routes.ts", "pure"],
]);

/** The module (or platform, ui, shell, frame) and the layer of a file in src/. */
export function locationOf(path: string): Location {
	// The list of all pages is plain data, which every module may read.
	if (path === "src/pages.ts") return { module: "platform", layer: "pure" };
	const [, first = "", second] = path.split("/");
	if (second === undefined) return { module: "frame", layer: frameLayers.get(path) ?? "server" };
	if (first === "ui") return { module: "ui", layer: "web" };
	return { module: first, layer: second === "server" || second === "web" ? second : "pure" };
}

const isTable = (path: string) => path.endsWith(".tables.ts");

/** What is wrong with using a server file of another module, or null. */
function internalFault(here: Location, to: string): string | null {
	if (/\.(repository|tables)\.ts$/.test(to)) return "another module's repository or tables";
	if (to.endsWith(".presenter.ts")) return "another module's presenter";
	// The process puts routes, jobs and events together.
	if (here.module === "frame" || to.endsWith(".api.ts")) return null;
	return "internal to another module: not its API";
}

/** What is wrong with an import from one layer to another, in any modules, or null. */
function layerFault(here: Location, there: Location): string | null {
	if (there.module === "ui" && here.layer !== "web") return "only screens import ui";
	if (here.layer === there.layer || there.layer === "pure") return null;
	return here.layer === "pure"
		? "a pure file imports server or web code"
		: `${here.layer} imports ${there.layer}`;
}

/** What is wrong with one import, or null. Importing only types is no better: it couples the files too. */
export function faultOf(from: string, to: string): string | null {
	// What is generated: the brand, the compiled messages, and the types that the build writes for a route module.
	if (/^src\/(brand|paraglide)\//.test(to) || to.includes("/+types/")) return null;
	if (!to.startsWith("src/")) return "the product imports a tool, test or demo file";
	if (isForTests(to)) return "the product imports a test";
	const here = locationOf(from);
	const there = locationOf(to);
	if (!moduleOrder.includes(here.module) || !moduleOrder.includes(there.module)) return "an unknown module";
	const betweenLayers = layerFault(here, there);
	if (betweenLayers !== null) return betweenLayers;
	if (here.module === there.module || there.module === "platform" || there.module === "ui") return null;
	if (here.module === "platform" || here.module === "ui") return `${here.module} imports a module`;
	if (isTable(from) && isTable(to)) return null;
	if (moduleOrder.indexOf(there.module) < moduleOrder.indexOf(here.module))
		return "an import of a module above";
	if (there.layer !== "server") return null;
	if (to.endsWith(".sql.ts"))
		return from.endsWith(".repository.ts") ? null : "a shared query fragment outside of a repository";
	return internalFault(here, to);
}

/** The only product file that may compute an import at run time: it loads the built web app. */
const loadsTheBuild = "src/platform/server/pages/web.ts";

/** All violations of the rules; tests may import anything. */
export function breaches(files: SourceFile[]): string[] {
	return files
		.filter(({ path }) => !isForTests(path))
		.flatMap(({ path, files: targets, unreadable }) => {
			const faults = targets.flatMap((target) => {
				const fault = faultOf(path, target.path);
				return fault === null ? [] : [`${path} → ${target.path}: ${fault}`];
			});
			if (unreadable > 0 && path !== loadsTheBuild) faults.push(`${path}: an import computed at run time`);
			return faults;
		});
}

/** The first import cycle among the files, as a path, or null; imports of types only are ignored. */
export function findCycle(files: Pick<SourceFile, "path" | "files">[]): string[] | null {
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
