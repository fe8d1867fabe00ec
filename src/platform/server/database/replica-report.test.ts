import { expect, test } from "vitest";
import { createReplicaLag } from "./replica-lag.ts";
import { createReplicaReport } from "./replica-report.ts";

test("logs one line when the replica is left and one when it is used again, while checks are good and reads fail", async () => {
	let now = 0;
	let answersReads = true;
	const lines: unknown[][] = [];
	const log = {
		info: (...line: unknown[]) => void lines.push(line),
		warn: (...line: unknown[]) => void lines.push(line),
	};
	const lag = createReplicaLag({
		askPrimary: async () => ({ position: 100, database: "nukkad" }),
		askReplica: async () => ({ position: 100, database: "nukkad", isInRecovery: true }),
		stopwatch: () => now,
	});
	const report = createReplicaReport(log, lag);
	/** Checks and reads once a second. */
	async function run(seconds: number): Promise<void> {
		for (let second = 0; second < seconds; second++) {
			now += 1_000;
			await lag.check();
			report();
			if (lag.isUsable() && !answersReads) lag.readFailed();
		}
	}
	const used = ["public reads use the replica"];
	const left = [{ reason: "a read failed", lagSeconds: 0 }, "public reads use the primary"];
	await run(60);
	expect(lines).toEqual([used]);
	answersReads = false;
	await run(3_600);
	expect(lines).toEqual([used, left]);
	answersReads = true;
	await run(120);
	expect(lines).toEqual([used, left, used]);
});
