import type { Paise } from "./money.ts";

/** Newest records of one kind that staff see on a person's page. */
export const recordsPerKind = 20;

/** A record that belongs to a person, as staff see it in a list. */
export type PersonRecord = {
	id: string;
	/** What names it for staff: a firm, a payment's number; null where the service names it. */
	title: string | null;
	serviceId: string | null;
	status: string;
	amount: Paise | null;
	at: Date;
};
