import type { Arrived } from "../event-alert.ts";

/** How long a change is remembered, in milliseconds: as long as on the server. */
const rememberedMs = 15_000;

/**
 * Remembers which records changed a moment ago. If a tab opens a record that another tab already watches, the server
 * sends nothing again, and the tab may have read the record just before a change that only the other tab received.
 */
export function createRecentTouches(now: () => number = Date.now) {
	const touchedAt = new Map<string, number>();
	return {
		remember({ touched, notifications }: Pick<Arrived, "touched" | "notifications">): void {
			const time = now();
			for (const [subjectId, at] of touchedAt) if (time - at > rememberedMs) touchedAt.delete(subjectId);
			const subjectIds = [...(touched ?? []), ...notifications.map(({ subjectId }) => subjectId)];
			for (const subjectId of subjectIds) touchedAt.set(subjectId, time);
		},
		/** Returns those of these records that changed a moment ago. */
		among(subjectIds: readonly string[]): string[] {
			const earliest = now() - rememberedMs;
			return subjectIds.filter((subjectId) => (touchedAt.get(subjectId) ?? -Infinity) >= earliest);
		},
	};
}
