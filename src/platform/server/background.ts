import { AsyncLocalStorage } from "node:async_hooks";

const background = new AsyncLocalStorage<true>();

/** Does work that may take long: its statements are free of the time limits that hold for requests. */
export function inBackground<Result>(work: () => Result): Result {
	return background.run(true, work);
}

/** True while work of `inBackground`, or what it began, is running. */
export const isInBackground = (): boolean => background.getStore() === true;
