import pLimit from "p-limit";
import { AppError } from "../../app-error.ts";
import { m } from "../../../paraglide/messages.js";

type LimiterOptions = {
	/** How many calls run at the same time. */
	atOnce: number;
	/** How many calls may wait; further ones are refused. */
	waiting: number;
};

/** Runs the work in its turn if a caller still waits for it. Throws service_away if it does not run. */
export type Limiter = <Result>(isWanted: () => boolean, work: () => Promise<Result>) => Promise<Result>;

function notNow(): AppError {
	return new AppError("service_away", m["platform.error.service_away"](), { retryAfterSeconds: 1 });
}

/** Limits how many calls run and how many wait; first come, first served. */
export function createLimiter({ atOnce, waiting }: LimiterOptions): Limiter {
	const limit = pLimit(atOnce);
	return async function inTurn(isWanted, work) {
		if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw notNow();
		return limit(() => {
			if (!isWanted()) throw notNow();
			return work();
		});
	};
}
