import { AsyncLocalStorage } from "node:async_hooks";

const background = new AsyncLocalStorage<true>();

/** Does work that may take long: its statements are free of the time limits that hold for requests. */
export function inBackground<Result>(work: () => Result | Promise<Result>): Promise<Result> {
	// A query of Drizzle's begins only where it is awaited: that must be in here.
	return background.run(true, async () => await work());
}

/** True while work of `inBackground`, or what it began, is running. */
export const isInBackground = (): boolean => background.getStore() === true;
