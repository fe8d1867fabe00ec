import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { DatabaseMetrics } from "../../platform/server/metrics/database-metrics.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { m } from "../../paraglide/messages.js";
import type { NumberViewReason, NumberViewSubject } from "../number-view.ts";
import {
	insertNumberView,
	type NewNumberView,
	readMostNumbersSeenToday,
	readNumbersSeenToday,
	readViewsOf,
	readViewsOn,
	readViewsOnAll,
} from "./number-views.repository.ts";
import { lockSignedIn } from "./people.ts";

export type NumberViewsContext = {
	keyedHash: KeyedHash;
	/** How many different numbers one staff member can see on one Indian day. */
	numbersPerDay: number;
};

type NumberView = Pick<NewNumberView, "subjectType" | "subjectId" | "personId" | "reason"> & {
	/** In "+91" form; stored as a keyed hash only. */
	mobile: string;
	note: string;
};

/** The longest list of views that a person reads. */
const longestList = 1_000;

/**
 * Records that a staff member sees a number, in the transaction that reads it. The viewer's account is locked, so two
 * simultaneous calls cannot both take the last number of the day. Throws too_often above `numbersPerDay` different
 * numbers on one Indian day, by the database's clock. Returns the day if this was its last number.
 */
export async function recordNumberView(
	{ keyedHash, numbersPerDay }: NumberViewsContext,
	tx: Db,
	viewer: Viewer,
	{ mobile, ...view }: NumberView,
): Promise<{ limitReachedOn: string | null }> {
	await lockSignedIn(tx, viewer);
	const mobileHash = keyedHash("seen-mobile", mobile);
	const { count, hasSeen, day, secondsLeft } = await readNumbersSeenToday(tx, viewer.userId, mobileHash);
	if (!hasSeen && count >= numbersPerDay) {
		throw new AppError("too_often", m["accounts.numbers.too_many"]({ count: numbersPerDay }), {
			retryAfterSeconds: secondsLeft,
		});
	}
	await insertNumberView(tx, { ...view, id: newId(), viewerId: viewer.userId, mobileHash });
	return { limitReachedOn: !hasSeen && count + 1 === numbersPerDay ? day : null };
}

/** Adds to the metrics how close the staff are to their daily limit, without naming anyone. */
export function watchNumberViews(metrics: DatabaseMetrics, { numbersPerDay }: NumberViewsContext): void {
	const [most, limit] = ["staff_numbers_seen_today_max", "staff_numbers_limit"];
	metrics.add(
		[
			{ name: most, help: "Different numbers seen today by the staff member who has seen the most" },
			{ name: limit, help: "The setting STAFF_NUMBERS_PER_DAY" },
		],
		async (db) => [
			{ gauge: most, value: await readMostNumbersSeenToday(db) },
			{ gauge: limit, value: numbersPerDay },
		],
	);
}

/** Reads when staff saw the number of this lead or application, and why; oldest first. */
export function readNumberViewsOn(
	db: Db,
	subject: { type: NumberViewSubject; id: string },
): Promise<{ at: Date; reason: NumberViewReason }[]> {
	return readViewsOn(db, subject, longestList);
}

/** Reads the same for many leads or applications, by their ids; those without a view are missing. */
export async function readNumberViewsOnAll(
	db: Db,
	subjects: { type: NumberViewSubject; ids: readonly string[] },
): Promise<Map<string, { at: Date; reason: NumberViewReason }[]>> {
	if (subjects.ids.length === 0) return new Map();
	return Map.groupBy(await readViewsOnAll(db, subjects, longestList), ({ subjectId }) => subjectId);
}

/** Reads when staff saw a person's numbers, on which record and why, the latest first. Omits the viewer and the note. */
export function readNumberViewsOf(db: Db, personId: string) {
	return readViewsOf(db, personId, longestList);
}
