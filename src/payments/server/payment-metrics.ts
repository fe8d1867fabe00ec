import type { Clock } from "../../platform/dates.ts";
import type { DatabaseMetrics } from "../../platform/server/metrics/database-metrics.ts";
import { readAllPending } from "./stuck-payments.repository.ts";

/** Adds the pending payments to the metrics. */
export function watchPendingPayments(metrics: DatabaseMetrics, clock: Clock): void {
	const [pending, age] = ["payments_pending", "payments_pending_oldest_seconds"];
	metrics.add(
		[
			{ name: pending, help: "Pending payments, counted up to 1,000; without refunds that banks are moving" },
			{ name: age, help: "How long the oldest of them has been pending" },
		],
		async (db) => {
			const { count, oldest } = await readAllPending(db);
			const seconds = oldest === null ? 0 : (clock().getTime() - oldest.getTime()) / 1000;
			return [
				{ gauge: pending, value: count },
				{ gauge: age, value: seconds },
			];
		},
	);
}
