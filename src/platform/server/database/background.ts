import { AsyncLocalStorage } from "node:async_hooks";

const background = new AsyncLocalStorage<true>();

/** Runs long work: its statements are exempt from the time limits of requests. */
export function inBackground<Result>(work: () => Result | Promise<Result>): Promise<Result> {
	// A Drizzle query starts only when it is awaited, which must happen in here.
	return background.run(true, async () => await work());
}

/** True while work of `inBackground`, or what it started, is running. */
export const isInBackground = (): boolean => background.getStore() === true;
