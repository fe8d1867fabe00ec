import { setTimeout as wait } from "node:timers/promises";

/** So often a work is begun in all. */
const triesAtMost = 3;
/** Before the second try, in milliseconds; before the third twice as long. */
const pause = 20;

/**
 * Does the work, and does it anew where it failed for a reason that may be gone by then, twice at most: then its last
 * failure is thrown. Two that collided wait differently long, or they would collide again.
 */
export async function tryAgain<Result>(
	work: () => Promise<Result>,
	isWorthIt: (error: unknown) => boolean,
): Promise<Result> {
	for (let tries = 1; ; tries++) {
		try {
			return await work();
		} catch (error) {
			if (tries === triesAtMost || !isWorthIt(error)) throw error;
		}
		await wait(pause * tries * (0.5 + Math.random()));
	}
}
