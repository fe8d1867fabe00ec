import type { Arrived } from "../event-alert.ts";

/** How long a change is remembered, in milliseconds: as long as on the server. */
const rememberedFor = 15_000;

/**
 * Remembers which records changed a moment ago. A tab that opens a record which another tab already watches changes
 * nothing for the server, and may have read the record just before a change that only the other tab heard of.
 */
export function createRecentTouches(now: () => number = Date.now) {
	const touchedAt = new Map<string, number>();
	return {
		remember({ touched, notifications }: Pick<Arrived, "touched" | "notifications">): void {
			const time = now();
			for (const [subjectId, at] of touchedAt) if (time - at > rememberedFor) touchedAt.delete(subjectId);
			const subjectIds = [...(touched ?? []), ...notifications.map(({ subjectId }) => subjectId)];
			for (const subjectId of subjectIds) touchedAt.set(subjectId, time);
		},
		/** Those of these records that changed a moment ago. */
		among(subjectIds: readonly string[]): string[] {
			const earliest = now() - rememberedFor;
			return subjectIds.filter((subjectId) => (touchedAt.get(subjectId) ?? -Infinity) >= earliest);
		},
	};
}
