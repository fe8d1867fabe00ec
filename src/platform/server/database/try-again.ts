import pRetry from "p-retry";

/** Retries after the first attempt. */
const retries = 2;
/** The shortest pause before the first retry, in milliseconds; before the second it is twice as long. */
const pauseMs = 20;

/**
 * Runs the work, and repeats it up to two times if it failed for a reason that may have passed. Throws the last error.
 * The pauses are random, or two transactions that collided would collide again.
 */
export function tryAgain<Result>(
	work: () => Promise<Result>,
	isTransient: (error: unknown) => boolean,
): Promise<Result> {
	return pRetry(work, {
		retries,
		minTimeout: pauseMs,
		randomize: true,
		shouldRetry: ({ error }) => isTransient(error),
	});
}
