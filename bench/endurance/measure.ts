import { setTimeout as wait } from "node:timers/promises";
import { copyBenchDatabase } from "../databases.ts";
import { memoryOf, type RunningProduct, startProduct } from "../processes.ts";
import { createBalancer } from "./balancer.ts";
import { type StoredRecords, openMarket, readStored } from "./market.ts";
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
	retried: number;
	confirmed: ReturnType<Visits["confirmed"]>;
	stored: StoredRecords;
};

function quantile(sorted: readonly number[], share: number): number {
	return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** How often the second process ends, in milliseconds. */
const endsEvery = 30_000;

/** Ends the second process and starts it again, until the time is over; passes on what happened. */
async function restartAgain(
	second: { process: RunningProduct },
	{
		start,
		minutes,
		note,
	}: { start: () => Promise<RunningProduct>; minutes: number; note: (what: string) => void },
): Promise<void> {
	const begun = performance.now();
	for (let turn = 1; turn * endsEvery < minutes * 60_000; turn++) {
		await wait(begun + turn * endsEvery - performance.now());
		// Every fourth time it may finish what it has begun.
		const isStopped = turn % 4 === 0;
		await (isStopped ? second.process.stop() : second.process.kill());
		const ended = performance.now();
		second.process = await start();
		note(
			`${isStopped ? "stopped" : "killed"}, ready after ${((performance.now() - ended) / 1000).toFixed(1)} s`,
		);
	}
}

/**
 * Lets two processes of the product serve one database for some minutes: one keeps running and its memory is
 * watched, the other is killed or stopped every 30 seconds and started again under the same load. Returns the visitors'
 * results, minute by minute, and what the database contains compared with the successful responses.
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
		const happened: string[] = [];
		const restarting = restartAgain(second, { start, minutes, note: (what) => happened.push(what) });
		const stretches = await watch(visits, { pid: first.pid, minutes, happened });
		await restarting;
		await visits.stop();
		return {
			stretches,
			retried: balancer.retried(),
			confirmed: visits.confirmed(),
			stored: await readStored(database.url),
		};
	} finally {
		await visits.stop();
		balancer.close();
		await first.stop();
		await second.process.stop();
		await database.drop();
	}
}

/** Measures the visits minute by minute. */
async function watch(
	visits: Visits,
	{ pid, minutes, happened }: { pid: number; minutes: number; happened: string[] },
): Promise<Stretch[]> {
	const begun = performance.now();
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
			happened: happened.splice(0),
		});
	}
	return stretches;
}
