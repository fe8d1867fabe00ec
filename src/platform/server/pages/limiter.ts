import { AppError } from "../../app-error.ts";
import { m } from "../../../paraglide/messages.js";

type LimiterOptions = {
	/** Works that run at the same time. */
	atOnce: number;
	/** Works that wait for one of them to end; further ones are refused. */
	waiting: number;
};

/** Runs the work when its turn comes, if a caller still waits for it. Throws service_away if it does not run. */
export type Limiter = <Result>(isWanted: () => boolean, work: () => Promise<Result>) => Promise<Result>;

function notNow(): AppError {
	return new AppError("service_away", m["platform.error.service_away"](), { retryAfterSeconds: 1 });
}

/** Lets so many works run at once and so many wait, first come, first served. */
export function createLimiter({ atOnce, waiting }: LimiterOptions): Limiter {
	let running = 0;
	const queue: (() => void)[] = [];

	/** The next in the queue takes over the slot, so that no new work slips in between. */
	async function takePlace(): Promise<void> {
		if (running < atOnce) return void (running += 1);
		if (queue.length >= waiting) throw notNow();
		await new Promise<void>((resolve) => queue.push(resolve));
	}

	function leavePlace(): void {
		const next = queue.shift();
		if (next === undefined) running -= 1;
		else next();
	}

	return async function inTurn(isWanted, work) {
		await takePlace();
		try {
			if (!isWanted()) throw notNow();
			return await work();
		} finally {
			leavePlace();
		}
	};
}
