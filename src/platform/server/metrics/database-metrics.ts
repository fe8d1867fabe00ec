import { setTimeout as wait } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import { inBackground } from "../database/background.ts";
import { type Db, isWritable } from "../database/database.ts";

/** A gauge whose value comes from the database. */
type DatabaseGauge = { name: string; help: string; labelNames?: string[] };
/** A value of the gauge of this name. */
type Sample = { gauge: string; labels?: Record<string, string>; value: number };

/** Gauges whose values come from the database. All processes report the same ones. */
export type DatabaseMetrics = {
	/** Adds gauges whose values one reading returns together. The reading must be cheap. */
	add(gauges: DatabaseGauge[], read: (db: Db) => Promise<Sample[]>): void;
};

/** Values are read again after this time, in milliseconds, however many servers scrape them. */
const maximumAge = 10_000;
/**
 * Reads the gauges when Prometheus asks. If the database is away or slow, they have no value, and the other metrics
 * are still served: an alert needs them most at that moment. Prometheus waits at most `timeoutMs` for a reading.
 */
export function createDatabaseMetrics(registry: Registry, db: Db, timeoutMs = 2_000): DatabaseMetrics {
	function add(gauges: DatabaseGauge[], read: (db: Db) => Promise<Sample[]>): void {
		const current = cached(() => inBackground(() => read(db)).catch(() => []));
		for (const { name, help, labelNames = [] } of gauges) {
			const gauge: Gauge = new Gauge({
				name,
				help,
				labelNames,
				registers: [registry],
				async collect() {
					const samples = await inTime(current(), [], timeoutMs);
					gauge.reset();
					// A gauge without labels would report 0 after a reset.
					if (labelNames.length === 0) gauge.remove();
					for (const sample of samples)
						if (sample.gauge === name) gauge.set(sample.labels ?? {}, sample.value);
				},
			});
		}
	}
	const isUp = cached(() => inBackground(() => isWritable(db)));
	const up: Gauge = new Gauge({
		name: "database_up",
		help: "1 if the database answers and accepts changes, otherwise 0",
		registers: [registry],
		collect: async () => up.set((await inTime(isUp(), false, timeoutMs)) ? 1 : 0),
	});
	return { add };
}

/** The result of `read`, which runs again once the last one is too old; never twice at the same time. */
function cached<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let latest: { value: Promise<Value>; readAt: number; isDone: boolean } | null = null;
	return () => {
		const now = performance.now();
		if (latest === null || (latest.isDone && now - latest.readAt >= maximumAge)) {
			const reading = { value: read(), readAt: now, isDone: false };
			latest = reading;
			void reading.value.then(() => (reading.isDone = true));
		}
		return latest.value;
	};
}

/** The value, or `otherwise` if it takes too long. */
async function inTime<Value>(value: Promise<Value>, otherwise: Value, timeoutMs: number): Promise<Value> {
	const end = new AbortController();
	const tooLate = wait(timeoutMs, otherwise, { signal: end.signal }).catch(() => otherwise);
	try {
		return await Promise.race([value, tooLate]);
	} finally {
		end.abort();
	}
}
