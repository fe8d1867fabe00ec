import { type DirectFacts, openedAt } from "./direct-lead.ts";

/** Minutes after which a customer whose open lead nobody has claimed is notified and offered help. */
const helpMinutes = [30, 3 * 60, 24 * 60] as const;

/** When the customer of a lead that has been open to professionals since then is notified next; null if never again. */
export function helpDueAt(since: Date, now: Date): Date | null {
	const due = helpMinutes.map((minutes) => new Date(since.getTime() + minutes * 60_000));
	return due.find((each) => each > now) ?? null;
}

/** Whether the customer of an open lead is offered help: it has waited for the first of these times. */
export function needsHelp(lead: DirectFacts & { claimsTaken: number }, now: Date): boolean {
	return lead.claimsTaken === 0 && now.getTime() - openedAt(lead).getTime() >= helpMinutes[0] * 60_000;
}
