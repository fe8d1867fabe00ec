import { setTimeout as wait } from "node:timers/promises";
import { copyBenchDatabase } from "../databases.ts";
import { memoryOf, type RunningProduct, startProduct } from "../processes.ts";
import { createBalancer } from "./balancer.ts";
import { type Books, openMarket, readBooks } from "./market.ts";
import { sendVisitors, type Visits } from "./visitors.ts";

/** Where it is measured: `market` is the URL of the bench database to copy; two ports from `port` on are used. */
export type EndurancePlan = { server: string; port: number; market: string; minutes: number };

/** The results of one interval: milliseconds, and MB (of 1000 kB) of the process that keeps running. */
export type Stretch = {
	minute: number;
	requests: number;
	p50: number;
	p99: number;
	slowest: number;
	memory: number;
	failures: string[];
	happened: string[];
};
export type Endurance = {
	stretches: Stretch[];
	/** Requests that failed at one process and were answered by the other. */
	moved: number;
	promised: ReturnType<Visits["promised"]>;
	books: Books;
};

function quantile(sorted: readonly number[], share: number): number {
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** What happens to the second process, at which share of the time; returns a description. */
function eventsOf(start: () => Promise<RunningProduct>, second: { process: RunningProduct }) {
	const took = async (what: string, work: () => Promise<unknown>) => {
		const begun = performance.now();
		await work();
		return `${what}, ${((performance.now() - begun) / 1000).toFixed(1)} s`;
	};
	const begin = async () => {
		second.process = await start();
	};
	return [
		{ at: 0.3, happen: () => took("killed", () => second.process.kill()) },
		{ at: 0.4, happen: () => took("started", begin) },
		{ at: 0.6, happen: () => took("stopped", () => second.process.stop()) },
		{ at: 0.7, happen: () => took("started", begin) },
	];
}

/**
 * Lets two processes of the product serve one database for some minutes: one keeps running and its memory is
 * watched, the other is killed, started, stopped and started under the same load. Returns the visitors' results,
 * minute by minute, and what the database contains compared with the successful responses.
 */
export async function measureEndurance({
	server,
	port,
	market: of,
	minutes,
}: EndurancePlan): Promise<Endurance> {
	const database = await copyBenchDatabase(server, of, "endurance");
	const market = await openMarket(database.url);
	const first = await startProduct(database.url, port);
	const start = () => startProduct(database.url, port + 1);
	const second = { process: await start() };
	const balancer = createBalancer([first.url, second.process.url]);
	const visits = sendVisitors(market, balancer);
	try {
		const stretches = await watch(visits, first.pid, minutes, eventsOf(start, second));
		await visits.stop();
		return {
			stretches,
			moved: balancer.moved(),
			promised: visits.promised(),
			books: await readBooks(database.url),
		};
	} finally {
		await visits.stop();
		balancer.close();
		await first.stop();
		await second.process.stop();
		await database.drop();
	}
}

type Event = { at: number; happen: () => Promise<string> };

async function watch(
	visits: Visits,
	pid: number,
	minutes: number,
	events: readonly Event[],
): Promise<Stretch[]> {
	const begun = performance.now();
	const told: string[] = [];
	const happening = events.map(async ({ at, happen }) => {
		await wait(at * minutes * 60_000);
		told.push(await happen());
	});
	const stretches: Stretch[] = [];
	for (let minute = 1; minute <= minutes; minute++) {
		await wait(minute * 60_000 - (performance.now() - begun));
		const times = visits.takeTimes().toSorted((one, other) => one - other);
		stretches.push({
			minute,
			requests: times.length,
			p50: quantile(times, 0.5),
			p99: quantile(times, 0.99),
			slowest: quantile(times, 1),
			memory: await memoryOf(pid),
			failures: visits.takeFailures(),
			happened: told.splice(0),
		});
	}
	await Promise.all(happening);
	return stretches;
}
