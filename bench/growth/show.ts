import { growthSizes } from "../bench-settings.ts";
import { costOf, prices, shares, transfer } from "./cost.ts";
import { extrapolate, type Growth } from "./extrapolate.ts";
import { type Measured, measureMarket } from "./measure.ts";

/** The market that is too large to be filled here. */
const target = 10_000_000;
/** Tables below this share of all bytes are not listed, and jobs below this many seconds in every market. */
const worthATable = 0.01;
const worthAJob = 0.5;

const count = (n: number) => Math.round(n).toLocaleString("en-GB");
const megabytes = (bytes: number) => `${count(Math.round(bytes / 1e6))} MB`;
const digits = (n: number) => (n < 10 ? n.toFixed(2) : count(Math.round(n)));

/** The rows of one table: a figure in each market, and its extrapolation. */
class Table {
	readonly #markets: readonly Measured[];
	constructor(title: string, markets: readonly Measured[]) {
		this.#markets = markets;
		const sizes = markets.map(({ listings }) => count(listings));
		console.log(`\n| ${title} | ${sizes.join(" | ")} | ${count(target)}, extrapolated | growth |`);
		console.log(`|---|${sizes.map(() => "---|").join("")}---|---|`);
	}
	add(title: string, growth: Growth, read: (market: Measured) => number, show = digits): void {
		const points = this.#markets.map((market) => ({ listings: market.listings, value: read(market) }));
		const cells = points.map(({ value }) => show(value));
		console.log(
			`| ${title} | ${cells.join(" | ")} | ${show(extrapolate(points, growth, target))} | ${growth} |`,
		);
	}
}

function showTables(markets: readonly Measured[]): void {
	const [last] = markets.slice(-1);
	if (last === undefined) return;
	const ofList = (title: string) => (market: Measured) =>
		market.lists.find((list) => list.title === title) ?? { rate: 0, p99: 0 };
	const lists = new Table("ms of the two processors for one request; p99 at 20 connections", markets);
	for (const { title } of last.lists) {
		lists.add(title, "logarithmic", (market) => 1000 / ofList(title)(market).rate);
		lists.add(`${title}, p99`, "logarithmic", (market) => ofList(title)(market).p99);
	}
	lists.add("category page, cached", "none", ({ pages }) => 1000 / pages.cached);
	lists.add("category page, rendered", "logarithmic", ({ pages }) => 1000 / pages.rendered);

	const sizeOf = (table: string) => (market: Measured) =>
		market.sizes.find((size) => size.table === table) ?? { rows: 0, heap: 0, indexes: 0 };
	const all = sizeOf("all")(last);
	const storage = new Table("storage", markets);
	for (const { table, heap, indexes } of last.sizes) {
		if (heap + indexes < worthATable * (all.heap + all.indexes)) continue;
		storage.add(`${table}: rows`, "linear", (market) => sizeOf(table)(market).rows, count);
		storage.add(`${table}: data`, "linear", (market) => sizeOf(table)(market).heap, megabytes);
		storage.add(`${table}: indexes`, "linear", (market) => sizeOf(table)(market).indexes, megabytes);
	}
	storage.add("memory of a process", "none", ({ memory }) => memory * 1e6, megabytes);

	const upkeep = new Table("seconds", markets);
	for (const name of last.jobs.keys())
		if (markets.some(({ jobs }) => (jobs.get(name) ?? 0) >= worthAJob))
			upkeep.add(name, "linear", ({ jobs }) => jobs.get(name) ?? 0);
	upkeep.add("all other jobs together", "linear", ({ jobs }) =>
		[...jobs]
			.filter(([name]) => markets.every((market) => (market.jobs.get(name) ?? 0) < worthAJob))
			.reduce((sum, [, seconds]) => sum + seconds, 0),
	);
	upkeep.add("vacuum analyze of everything", "linear", ({ vacuum }) => vacuum);
}

function showCost({ pages, listings }: Measured): void {
	const { hours, gb, rupees } = costOf(pages);
	const [low, high] = rupees.withCdn;
	console.log(`\n1,000,000 page views, by the rates of ${count(listings)} listings:`);
	console.log(`  ${hours.toFixed(2)} server hours, ${gb.toFixed(0)} GB`);
	console.log(
		`  ₹${rupees.server.toFixed(0)} without a CDN, ₹${low.toFixed(0)} to ₹${high.toFixed(0)} with one`,
	);
	console.log(`  assumed: ${JSON.stringify({ ...prices, transferKb: transfer, shares })}`);
}

/** Measures markets of three sizes, extrapolates to ten million listings, and prints the tables of docs/scale.md. */
export async function showGrowth(): Promise<void> {
	const markets: Measured[] = [];
	for (const listings of growthSizes) markets.push(await measureMarket(listings));
	showTables(markets);
	const [last] = markets.slice(-1);
	if (last !== undefined) showCost(last);
}
