import type { Log } from "../process/log.ts";
import type { ReplicaLag } from "./replica-lag.ts";

/**
 * Returns the function that reports after each check which database public reads use: one line when that or the reason
 * changes. A replica on trial is still reported as not used, because it might be used and left every few seconds.
 */
export function createReplicaReport(log: Pick<Log, "info" | "warn">, lag: ReplicaLag): () => void {
	let reported: string | null = null;
	return () => {
		const reason = lag.fault();
		if (reason === null && lag.isUsable() && reported !== "") {
			reported = "";
			log.info("public reads use the replica");
		} else if (reason !== null && reason !== reported) {
			reported = reason;
			log.warn({ reason, lagSeconds: lag.lagSeconds() }, "public reads use the primary");
		}
	};
}
