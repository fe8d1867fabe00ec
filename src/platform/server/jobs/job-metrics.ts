import { Counter, type Registry } from "prom-client";
import type { DatabaseMetrics } from "../metrics/database-metrics.ts";
import type { JobWatch } from "./jobs.ts";
import { readQueueDepths } from "./queues.repository.ts";

/** Counts the runs of jobs in this process. */
export function createJobWatch(registry: Registry): JobWatch {
	const runs = new Counter({
		name: "job_runs_total",
		help: "Runs of jobs by queue and outcome; a failed job is retried up to five times",
		labelNames: ["queue", "outcome"],
		registers: [registry],
	});
	return {
		handled(queue) {
			for (const outcome of ["done", "failed"]) runs.inc({ queue, outcome }, 0);
		},
		ended: (queue, outcome) => runs.inc({ queue, outcome }),
	};
}

/** Adds the depth of the queues to the metrics. */
export function watchQueues(metrics: DatabaseMetrics): void {
	const [due, age] = ["job_queue_due", "job_queue_oldest_seconds"];
	metrics.add(
		[
			{ name: due, help: "Jobs that are due and wait for a worker", labelNames: ["queue"] },
			{ name: age, help: "How long the oldest of them has been due", labelNames: ["queue"] },
		],
		async (db) =>
			(await readQueueDepths(db)).flatMap(({ name: queue, due: count, oldestSeconds }) => [
				{ gauge: due, labels: { queue }, value: count },
				{ gauge: age, labels: { queue }, value: oldestSeconds },
			]),
	);
}
