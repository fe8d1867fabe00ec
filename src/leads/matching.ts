import { isFull, isOpen, type StatusFacts } from "./lead.ts";

/**
 * How professionals are notified of a new lead: in waves, as long as places are free. Notifying all at once would flood
 * the customer with calls and start a race among professionals. Each wave starts with those notified of a lead longest
 * ago, so that the same people are not always first.
 */

/** Professionals notified in one wave. */
export const waveSize = 10;
/** The maximum number of waves of one lead. */
export const wavesAtMost = 12;
/** Minutes between two waves. */
export const waveMinutes = 10;
/** Days for which it is stored who was notified of which lead; used only for the order of later waves. */
export const notifiedKeptDays = 60;

/**
 * When the next wave is due, or null if none follows, given how many were notified so far and whether the last one can
 * have left out professionals: a full wave, or one to the professional whose page the lead started from.
 */
export function nextWaveAt({ waves, leftOut }: { waves: number; leftOut: boolean }, now: Date): Date | null {
	if (waves >= wavesAtMost) return null;
	return leftOut ? new Date(now.getTime() + waveMinutes * 60_000) : null;
}

/** Whether more professionals should be notified of the lead. */
export function wantsMore(
	lead: StatusFacts & { claimsTaken: number; revealLimit: number },
	now: Date,
): boolean {
	return isOpen(lead, now) && !isFull(lead);
}
