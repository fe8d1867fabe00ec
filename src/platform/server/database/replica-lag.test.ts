import { beforeEach, expect, test } from "vitest";
import { createReplicaLag } from "./replica-lag.ts";

let now: number;
/** What the servers say; null if they do not answer. */
let primary: { position: number; database: string } | null;
let replica: { position: number; database: string; isInRecovery: boolean } | null;
let lag: ReturnType<typeof createReplicaLag>;

const answer = async <State>(state: State | null): Promise<State> => {
	if (state === null) throw new Error("no answer");
	return state;
};

beforeEach(() => {
	now = 1_000_000;
	primary = { position: 100, database: "nukkad" };
	replica = { position: 100, database: "nukkad", isInRecovery: true };
	lag = createReplicaLag({
		askPrimary: () => answer(primary),
		askReplica: () => answer(replica),
		stopwatch: () => now,
	});
});

/** Checks every second for so long; the primary writes and the replica applies these bytes each time. */
async function check(seconds: number, { written = 0, applied = 0 } = {}): Promise<void> {
	for (let second = 0; second < seconds; second++) {
		now += 1_000;
		if (primary !== null) primary.position += written;
		if (replica !== null) replica.position += applied;
		await lag.check();
	}
}

test("uses a replica after two good checks", async () => {
	expect(lag.isUsable()).toBe(false);
	expect(lag.fault()).toBe("not checked yet");
	await check(1);
	expect(lag.isUsable()).toBe(false);
	await check(1);
	expect(lag.isUsable()).toBe(true);
	expect(lag.lagSeconds()).toBe(0);
});

test("an idle primary is no lag", async () => {
	await check(3_600);
	expect(lag.isUsable()).toBe(true);
	expect(lag.lagSeconds()).toBe(0);
});

test("a busy primary whose replica follows a second later is a second of lag", async () => {
	await check(2);
	await check(1, { written: 10 });
	await check(60, { written: 10, applied: 10 });
	expect(lag.lagSeconds()).toBe(1);
	expect(lag.isUsable()).toBe(true);
});

test("a replica that lags by a minute is not used until it has caught up", async () => {
	await check(2);
	await check(5, { written: 10 });
	expect(lag.lagSeconds()).toBe(5);
	expect(lag.isUsable()).toBe(true);
	await check(55, { written: 10 });
	expect(lag.lagSeconds()).toBe(60);
	expect(lag.isUsable()).toBe(false);
	expect(lag.fault()).toBe("too far behind");
	await check(50, { written: 10, applied: 20 });
	expect(lag.lagSeconds()).toBe(10);
	expect(lag.isUsable()).toBe(false);
	await check(8, { written: 10, applied: 20 });
	expect(lag.lagSeconds()).toBe(2);
	expect(lag.isUsable()).toBe(true);
});

test("a lag of an hour is not shown as less, and ends when the replica has caught up", async () => {
	await check(2);
	await check(3_600, { written: 1 });
	expect(lag.lagSeconds()).toBe(3_600);
	await check(1, { applied: 3_600 });
	await check(2);
	expect(lag.lagSeconds()).toBe(0);
	expect(lag.isUsable()).toBe(true);
});

test("the lag of a replica that stays twenty minutes behind does not grow for ever", async () => {
	await check(2);
	await check(1_200, { written: 1 });
	for (let minute = 0; minute < 120; minute++) {
		await check(60, { written: 1, applied: 1 });
		expect(lag.lagSeconds()).toBeGreaterThanOrEqual(1_200);
		expect(lag.lagSeconds()).toBeLessThanOrEqual(1_800);
	}
});

test("one change that a replica without a connection lacks is lag, though nothing follows it", async () => {
	await check(2);
	await check(1, { written: 1 });
	await check(59);
	expect(lag.lagSeconds()).toBe(60);
	expect(lag.isUsable()).toBe(false);
});

test("a replica that does not answer is not used, and its lag grows", async () => {
	await check(2);
	replica = null;
	await check(1);
	expect(lag.isUsable()).toBe(false);
	expect(lag.fault()).toBe("the replica does not answer");
	await check(59);
	expect(lag.lagSeconds()).toBe(60);
});

test("a replica is not used while the primary does not answer", async () => {
	await check(2);
	primary = null;
	await check(1);
	expect(lag.isUsable()).toBe(false);
	expect(lag.fault()).toBe("the primary does not answer");
});

test("a promoted replica is not used", async () => {
	await check(2);
	replica = { position: 100, database: "nukkad", isInRecovery: false };
	await check(2);
	expect(lag.isUsable()).toBe(false);
	expect(lag.fault()).toBe("not a replica");
});

test("the replica of another database is not used", async () => {
	replica = { position: 100, database: "other", isInRecovery: true };
	await check(5);
	expect(lag.isUsable()).toBe(false);
	expect(lag.fault()).toBe("another database");
});

test("a replica of another primary, which is ahead of ours, is never used", async () => {
	replica = { position: 500, database: "nukkad", isInRecovery: true };
	for (let second = 0; second < 30; second++) {
		await check(1, { written: 1 });
		expect(lag.isUsable()).toBe(false);
	}
	expect(lag.fault()).toBe("ahead of the primary");
});

test("a read that fails on the replica stops its use until two checks are good", async () => {
	await check(2);
	lag.readFailed();
	expect(lag.isUsable()).toBe(false);
	await check(1);
	expect(lag.isUsable()).toBe(false);
	await check(1);
	expect(lag.isUsable()).toBe(true);
	lag.readFailed();
	replica = null;
	await check(1);
	expect(lag.fault()).toBe("the replica does not answer");
});

test("a read that failed is the reason until the replica has answered reads for half a minute", async () => {
	await check(2);
	lag.readFailed();
	await check(31);
	expect(lag.fault()).toBe("a read failed");
	await check(1);
	expect(lag.fault()).toBe(null);
});

test("a replica that answers checks but no reads is tried twice as late each time", async () => {
	await check(2);
	/** The seconds without the replica after each read that failed. */
	const pauses: number[] = [];
	while (pauses.length < 7) {
		// Two reads that began together.
		lag.readFailed();
		lag.readFailed();
		let seconds = 0;
		for (; !lag.isUsable(); seconds++) await check(1);
		pauses.push(seconds);
	}
	expect(pauses).toEqual([2, 4, 8, 16, 32, 32, 32]);
	await check(30);
	lag.readFailed();
	await check(2);
	expect(lag.isUsable()).toBe(true);
});

test("an old check is worth nothing", async () => {
	await check(2);
	now += 3_000;
	expect(lag.isUsable()).toBe(false);
	// Nor is the next one before its result.
	const next = lag.check();
	expect(lag.isUsable()).toBe(false);
	await next;
	expect(lag.isUsable()).toBe(true);
	// A check is as old as its start.
	const slow = lag.check();
	now += 3_000;
	await slow;
	expect(lag.isUsable()).toBe(false);
});
