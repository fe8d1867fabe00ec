/** What staff can have a number shown of: a customer's lead, an application for a job, or a payment. */
export const numberViewSubjects = ["lead", "job-application", "payment"] as const;
export type NumberViewSubject = (typeof numberViewSubjects)[number];

/** Why staff had a number shown; the person whose number it is reads the reason. */
export const numberViewReasons = [
	"customer asked for help",
	"checking a report",
	"assigning",
	"other",
] as const;
export type NumberViewReason = (typeof numberViewReasons)[number];

/** How long the note to a reason may be, in characters. */
export const longestNumberNote = 500;
