/** The records whose number staff can have shown: a customer's lead, an application for a job, or a payment. */
export const numberViewSubjects = ["lead", "job-application", "payment"] as const;
export type NumberViewSubject = (typeof numberViewSubjects)[number];

/** Why staff had a number shown. The owner of the number sees the reason. */
export const numberViewReasons = [
	"customer asked for help",
	"checking a report",
	"assigning",
	"other",
] as const;
export type NumberViewReason = (typeof numberViewReasons)[number];

/** The maximum length of a note, in characters. */
export const longestNumberNote = 500;
