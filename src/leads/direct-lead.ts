// Leads that start from one professional's card or page, and who can claim an open lead first.

const minute = 60_000;
const day = 24 * 60 * minute;
/** India's time is ahead of UTC by this much, the whole year. */
const indiaOffset = 330 * minute;
/** Time counts between these hours of an Indian day, so that nobody has to answer at night. */
const opensAtHour = 7;
const closesAtHour = 22;
const countedPerDay = (closesAtHour - opensAtHour) * 60 * minute;

/** The counted time from a fixed moment in the past until this instant. */
function countedUntil(instant: Date): number {
	const indian = instant.getTime() + indiaOffset;
	const sinceMidnight = indian % day;
	const ofToday = Math.min(Math.max(sinceMidnight - opensAtHour * 60 * minute, 0), countedPerDay);
	return Math.floor(indian / day) * countedPerDay + ofToday;
}

/** The counted minutes between two instants. */
export const countedMinutes = (from: Date, until: Date): number =>
	(countedUntil(until) - countedUntil(from)) / minute;

/** When so many counted hours have passed. */
export function afterCountedHours(from: Date, hours: number): Date {
	const counted = countedUntil(from) + hours * 60 * minute;
	const days = Math.ceil(counted / countedPerDay) - 1;
	const ofDay = counted - days * countedPerDay;
	return new Date(days * day + opensAtHour * 60 * minute + ofDay - indiaOffset);
}

/** The end of a direct lead that only its professional can claim, however long it is open. */
export const neverOpensToAll = new Date("9999-12-31T00:00:00Z");

/** Until when a new direct lead is its professional's alone; null if it is open to all at once. */
export function exclusiveUntil(
	createdAt: Date,
	{ hours, isForever }: { hours: number; isForever: boolean },
): Date | null {
	if (isForever) return neverOpensToAll;
	return hours === 0 ? null : afterCountedHours(createdAt, hours);
}

/**
 * Until when the professional of a new direct lead can answer in time; null if the lead is not theirs alone. Where direct
 * leads are open to all at once, one that never opens still leaves an hour.
 */
export function directDueAt(createdAt: Date, until: Date | null, hours: number): Date | null {
	return until === null ? null : afterCountedHours(createdAt, Math.max(hours, 1));
}

/** `exclusiveUntil` is null if the lead was never one professional's alone. */
export type DirectFacts = { createdAt: Date; exclusiveUntil: Date | null };

/** Whether one professional alone sees and can claim the lead. */
export function isExclusive(
	{ exclusiveUntil: until }: Pick<DirectFacts, "exclusiveUntil">,
	now: Date,
): boolean {
	return until !== null && now < until;
}

/** From when all professionals can claim a lead; its creation if it never opens to them by itself. */
export function openedAt({ createdAt, exclusiveUntil: until }: DirectFacts): Date {
	return until !== null && until > createdAt && until < neverOpensToAll ? until : createdAt;
}

/** Until when only professionals who serve the place and are available may claim an open lead. */
export function opensEverywhereAt(lead: DirectFacts, nearFirstMinutes: number): Date {
	return new Date(openedAt(lead).getTime() + nearFirstMinutes * minute);
}
