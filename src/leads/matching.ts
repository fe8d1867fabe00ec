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
/** Minutes for which only the owner of the listing that a lead started from is notified of it. */
export const directMinutes = 15;

/** Days for which it is stored who was notified of which lead; used only for the order of later waves. */
export const notifiedKeptDays = 60;

/**
 * When the next wave is due, or null if none follows, given how many were notified so far and whether the last wave was
 * full.
 */
export function nextWaveAt(
	{ waves, wasFull, isDirect }: { waves: number; wasFull: boolean; isDirect: boolean },
	now: Date,
): Date | null {
	if (waves >= wavesAtMost) return null;
	if (isDirect) return new Date(now.getTime() + directMinutes * 60_000);
	return wasFull ? new Date(now.getTime() + waveMinutes * 60_000) : null;
}

/** Whether more professionals should be notified of the lead. */
export function wantsMore(
	lead: StatusFacts & { claimsTaken: number; revealLimit: number },
	now: Date,
): boolean {
	return isOpen(lead, now) && !isFull(lead);
}
