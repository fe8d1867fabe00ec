import type { Paise } from "./money.ts";

/** The number of newest records per kind on a person's page for staff. */
export const recordsPerKind = 20;

/** A record that belongs to a person, as staff see it in a list. */
export type PersonRecord = {
	id: string;
	/** The record's name for staff: a firm, a payment's number; null if it is named by its service. */
	title: string | null;
	serviceId: string | null;
	status: string;
	amount: Paise | null;
	at: Date;
};
