import type { SourceFile } from "./source-files.ts";

/** The wings from the top of the house to its ground: one may use those after it, never those before. */
export const wings = [
	"leads",
	"invoices",
	"insights",
	"subscriptions",
	"referrals",
	"payments",
	"listings",
	"profiles",
	"job-board",
	"accounts",
	"catalogue",
	"places",
	"media",
];

type Room = { wing: string; floor: "pure" | "server" | "web" };

/** Where a file stands: its wing (or platform, ui, shell, frame) and its floor. */
function roomOf(path: string): Room {
	const [, first = "", second = ""] = path.split("/");
	const wing = path.split("/").length === 2 ? "frame" : first;
	return { wing, floor: second === "server" ? "server" : second === "web" ? "web" : "pure" };
}

/** Everything above the wings: it may import all of them. */
const above = new Set(["frame", "shell", "testing"]);

/** Says what is wrong with one import, or null. */
export function faultOf(from: string, to: string, typeOnly: boolean): string | null {
	const here = roomOf(from);
	const there = roomOf(to);
	if (to.startsWith("src/paraglide/")) return null;
	if (to.includes("/testing/")) return "the product imports a test";
	if (here.floor === "web" && there.floor === "server") return "web imports server";
	if (here.floor === "server" && there.floor === "web") return "server imports web";
	if (
		here.floor === "pure" &&
		there.floor !== "pure" &&
		!above.has(here.wing) &&
		here.wing !== "ui" &&
		!typeOnly
	) {
		return "a pure file imports a floor";
	}
	if (above.has(here.wing) || here.wing === there.wing) return null;
	if (there.wing === "platform") return null;
	if (there.wing === "ui") return here.floor === "web" ? null : "only screens import ui";
	if (here.wing === "platform" || here.wing === "ui") return `${here.wing} imports a wing`;
	const distance = wings.indexOf(there.wing) - wings.indexOf(here.wing);
	if (!wings.includes(there.wing) || !wings.includes(here.wing)) return "an unknown wing";
	const isTable = to.endsWith(".tables.ts") && from.endsWith(".tables.ts");
	if (isTable) return null;
	if (distance < 0) return "an import upwards";
	if (/\.(repository|tables)\.ts$/.test(to)) return "another wing's repository or tables";
	if (to.endsWith(".sql.ts") && !from.endsWith(".repository.ts")) return "lent SQL outside of a repository";
	return null;
}

/** All breaches of the house's rules; tests may import what they like. */
export function breaches(files: SourceFile[]): string[] {
	return files
		.filter((file) => !/\.test\.tsx?$/.test(file.path) && !file.path.includes("/testing/"))
		.flatMap((file) =>
			file.imports.map((target) => {
				const fault = faultOf(file.path, target.path, target.typeOnly);
				return fault === null ? null : `${file.path} → ${target.path}: ${fault}`;
			}),
		)
		.filter((line) => line !== null);
}

/** SQL stands in repositories, tables and what is lent of them: the files of a wing's server that speak to the database without being one. */
export function statementsElsewhere(files: SourceFile[]): string[] {
	return files
		.filter(({ path }) => wings.includes(roomOf(path).wing) && roomOf(path).floor === "server")
		.filter(({ path }) => !/\.(repository|tables|sql|test)\.ts$/.test(path) && !path.includes("/testing/"))
		.filter(({ text }) => text.includes('from "drizzle-orm') || text.includes("NamedStatement"))
		.map(({ path }) => path);
}

/** The first circle of imports among the files, as a path, or null; imports of types alone make none. */
export function circle(files: SourceFile[]): string[] | null {
	const next = new Map(
		files.map((file) => [
			file.path,
			file.imports.filter((target) => !target.typeOnly).map((target) => target.path),
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
