/** The primary's position in its log of changes, in bytes, and the name of the database. */
export type PrimaryState = { position: number; database: string };
/** The same of the replica: the position up to which it has applied the log. */
export type ReplicaState = PrimaryState & { isInRecovery: boolean };

/** Why the replica is not used. */
export type ReplicaFault =
	| "not checked yet"
	| "the primary does not answer"
	| "the replica does not answer"
	| "a read failed"
	| "not a replica"
	| "another database"
	| "ahead of the primary"
	| "too far behind";

/** The largest lag with which the replica is used, in milliseconds. */
export const maximumLagMs = 5_000;
/** A check older than this says nothing about now, in milliseconds. */
export const checkValidMs = 3_000;
/** How many positions of the primary are remembered while the replica lags: ten minutes of them. */
const positionsAtMost = 600;
/** Only the second check can see that the replica is ahead, so one good check is not enough. */
const goodChecks = 2;
/** After a read that failed, the replica is on trial until this many checks are good while it is used. */
const trialChecks = 30;
/** The most good checks before the next trial, after reads have failed in each. */
const goodChecksAtMost = 32;

/** What measures the lag and decides about the replica's use. */
export type ReplicaLag = ReturnType<typeof createReplicaLag>;

type LagOptions = {
	askPrimary: () => Promise<PrimaryState>;
	askReplica: () => Promise<ReplicaState>;
	/** Milliseconds since any fixed moment; never adjusted. */
	stopwatch?: () => number;
};

/**
 * Measures how far the replica is behind, and decides whether it is used. The lag is the age of the newest position of
 * the primary that the replica has applied. So it needs no clocks that agree, an idle primary is no lag, and a replica
 * that receives nothing lags.
 */
export function createReplicaLag({
	askPrimary,
	askReplica,
	stopwatch = () => performance.now(),
}: LagOptions) {
	/** Positions that the replica has not applied yet, the oldest first. */
	let ahead: { at: number; position: number }[] = [];
	let applied = -1;
	let appliedAt = -Infinity;
	let checkedAt = -Infinity;
	let good = 0;
	let isOnTrial = false;
	/** How many checks must be good before the replica is used. */
	let needed = goodChecks;
	/** The start of the last good check. */
	let goodAt = -Infinity;
	let fault: ReplicaFault | null = "not checked yet";

	async function findFault(): Promise<ReplicaFault | null> {
		checkedAt = stopwatch();
		const primary = await askPrimary().catch(() => null);
		if (primary === null) return "the primary does not answer";
		// A full list keeps its oldest entries, because the replica applies them first: without them, the lag of one that
		// stays more than ten minutes behind would seem to grow for ever.
		if (ahead.length < positionsAtMost) ahead.push({ at: checkedAt, position: primary.position });
		// It had applied more than the primary has written since: it follows another primary.
		const isAhead = applied > primary.position;
		const replica = await askReplica().catch(() => null);
		if (replica === null) return "the replica does not answer";
		applied = replica.position;
		if (!replica.isInRecovery) return "not a replica";
		if (replica.database !== primary.database) return "another database";
		if (isAhead) return "ahead of the primary";
		const covered = ahead.findLast(({ position }) => position <= applied);
		if (covered !== undefined) {
			appliedAt = covered.at;
			ahead = ahead.filter(({ at }) => at > appliedAt);
		}
		return lagMs() > maximumLagMs ? "too far behind" : null;
	}

	/** At the last check. */
	const lagMs = () => checkedAt - appliedAt;
	/** Whether a read may use the replica now. */
	const isUsable = (): boolean => good >= needed && stopwatch() - goodAt < checkValidMs;

	return {
		/** Checks both servers once; never throws. */
		async check(): Promise<void> {
			const found = await findFault();
			good = found === null ? good + 1 : 0;
			if (found === null) goodAt = checkedAt;
			if (good >= needed + trialChecks) {
				isOnTrial = false;
				needed = goodChecks;
			}
			if (found !== null || !isOnTrial) fault = found;
		},
		isUsable,
		/**
		 * Stops using the replica until further checks are good, because it did not answer a read. Good checks do not say
		 * that reads are answered: it is then on trial, and waits twice as long after each trial in which a read fails.
		 */
		readFailed(): void {
			// Reads that began together fail together, and count once.
			if (isOnTrial && isUsable()) needed = Math.min(needed * 2, goodChecksAtMost);
			isOnTrial = true;
			good = 0;
			fault ??= "a read failed";
		},
		/** The lag at the last check, in seconds; infinite before the first good one. */
		lagSeconds: (): number => lagMs() / 1000,
		/** The last reason not to use the replica; null once it is used and not on trial. */
		fault: (): ReplicaFault | null => fault,
	};
}
