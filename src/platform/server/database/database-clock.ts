import type { Clock } from "../../dates.ts";
import type { Db } from "./database.ts";
import { readDatabaseTime } from "./database-time.repository.ts";
import type { Log } from "../process/log.ts";

/** The clock is compared with the database's this often, in milliseconds. */
const compareInterval = 60_000;
/** Differences below this are noise of the measurement, in milliseconds. */
const noise = 100;
/** A reading that took longer, in milliseconds, is too imprecise. */
const slowestReading = 1_000;
/** From this difference on operators are warned, in milliseconds. */
const worthAWarning = 2_000;

/** Milliseconds since any fixed moment; never adjusted. */
type Stopwatch = () => number;

type DatabaseClock = {
	clock: Clock;
	/** Compares the clock with the database's from time to time; returns the function that stops it. */
	follow: (log: Pick<Log, "warn">) => () => void;
};

/**
 * The database's time, for everything that depends on now: limits, expiries, schedules. All processes of a
 * deployment share it, whatever their machines' clocks say. It is read at the start and every minute, and continued
 * in between by the process's stopwatch, which a change of the machine's clock does not affect; so reading it needs
 * no statement.
 */
export async function openDatabaseClock(
	db: Db,
	{
		read = () => readDatabaseTime(db),
		stopwatch = () => performance.now(),
	}: { read?: () => Promise<number>; stopwatch?: Stopwatch } = {},
): Promise<DatabaseClock> {
	/** The database's time at zero of the stopwatch, and how long the reading took. */
	async function measure(): Promise<{ zero: number; took: number }> {
		const before = stopwatch();
		const time = await read();
		const after = stopwatch();
		return { zero: time - (before + after) / 2, took: after - before };
	}
	let { zero } = await measure();
	const clock = () => new Date(Math.round(zero + stopwatch()));

	async function compare(log: Pick<Log, "warn">): Promise<void> {
		const measured = await measure();
		if (measured.took > slowestReading) return;
		const difference = Math.round(measured.zero - zero);
		if (Math.abs(difference) < noise) return;
		({ zero } = measured);
		if (Math.abs(difference) >= worthAWarning)
			log.warn({ milliseconds: difference }, "the database's clock was changed");
	}

	return {
		clock,
		follow(log) {
			const difference = Date.now() - clock().getTime();
			if (Math.abs(difference) >= worthAWarning)
				log.warn(
					{ milliseconds: difference },
					"this machine's clock differs from the database's, which counts",
				);
			const timer = setInterval(() => {
				// While the database is unavailable, the stopwatch continues the time.
				compare(log).catch(() => {});
			}, compareInterval);
			timer.unref();
			return () => clearInterval(timer);
		},
	};
}
