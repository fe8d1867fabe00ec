import { Counter, Gauge, type Registry } from "prom-client";
import { type ReadReplica, readTargets } from "../database/read-replica.ts";

/** Measures the replica that serves public reads. Without one, the metrics have no values. */
export function watchReplica(registry: Registry, replica: ReadReplica | undefined): void {
	const lag: Gauge = new Gauge({
		name: "replica_lag_seconds",
		help: "How far the replica of public reads is behind the primary, as this process measures it",
		registers: [registry],
		collect: () => replica && lag.set(replica.lagSeconds()),
	});
	const used: Gauge = new Gauge({
		name: "replica_used",
		help: "1 if public reads of this process use the replica, 0 if they use the primary",
		registers: [registry],
		collect: () => replica && used.set(replica.isUsable() ? 1 : 0),
	});
	const reads: Counter = new Counter({
		name: "public_reads_total",
		help: "Statements of public reads by the database that answered; repeated ones failed on the replica first",
		labelNames: ["database"],
		registers: [registry],
		collect() {
			if (replica === undefined) return;
			reads.reset();
			for (const database of readTargets) reads.inc({ database }, replica.reads[database]);
		},
	});
	if (replica !== undefined) return;
	// A gauge without labels would report 0.
	lag.remove();
	used.remove();
}
