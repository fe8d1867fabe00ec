import { isFull, isOpen, type StatusFacts } from "./lead.ts";

/**
 * How professionals hear of a new lead: not all at once, which would be a storm of calls for the customer and a race for
 * everybody else, but in waves, as long as places are free. In each wave those come first who were told of a lead longest
 * ago, so that the first are not always the same.
 */

/** Professionals told in one wave. */
export const waveSize = 10;
/** Waves of one lead at most. */
export const wavesAtMost = 12;
/** Minutes between two waves. */
export const waveMinutes = 10;
/** Minutes that a lead to one professional's own listing is that one's alone to be told of. */
export const directMinutes = 15;

/** How long it is remembered who was told of which lead, in days: it decides who comes first, and no longer than that. */
export const toldKeptDays = 60;

/** When the next wave is due, or null where there is none to come: told so far, and whether the last one was full. */
export function nextWaveAt(
	{ waves, wasFull, isDirect }: { waves: number; wasFull: boolean; isDirect: boolean },
	now: Date,
): Date | null {
	if (waves >= wavesAtMost) return null;
	if (isDirect) return new Date(now.getTime() + directMinutes * 60_000);
	return wasFull ? new Date(now.getTime() + waveMinutes * 60_000) : null;
}

/** Whether anybody more is to be told of the lead. */
export function wantsMore(
	lead: StatusFacts & { claimsTaken: number; revealLimit: number },
	now: Date,
): boolean {
	return isOpen(lead, now) && !isFull(lead);
}
