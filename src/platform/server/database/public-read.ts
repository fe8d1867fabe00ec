import { AsyncLocalStorage } from "node:async_hooks";

const publicRead = new AsyncLocalStorage<{ mayUseReplica: boolean }>();

/** Runs the handling of a public read: its statements outside of transactions may run on the replica. */
export function asPublicRead<Result>(work: () => Result): Result {
	return publicRead.run({ mayUseReplica: true }, work);
}

/** Runs work within a public read on the primary, because others than its visitor get the result. */
export function onPrimary<Result>(work: () => Promise<Result>): Promise<Result> {
	// A Drizzle query starts only when it is awaited, which must happen in here.
	return publicRead.run({ mayUseReplica: false }, async () => await work());
}

/** True in a public read that has neither begun a transaction nor failed on the replica. */
export const mayUseReplica = (): boolean => publicRead.getStore()?.mayUseReplica === true;

/** Keeps the rest of the public read on the primary. */
export function leaveReplica(): void {
	const read = publicRead.getStore();
	if (read !== undefined) read.mayUseReplica = false;
}
