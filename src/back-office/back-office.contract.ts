import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { roles } from "../platform/access.ts";
import {
	calendarDay,
	id,
	instant,
	listTotal,
	nextCursor,
	pageQuery,
	rupees,
	typedText,
} from "../platform/schemas.ts";
import { workKinds } from "./work.ts";

/** What a member of staff did to another person's record. */
export const auditEntry = z.object({
	_id: id,
	at: instant,
	/** Null for a scheduled change; the name is null once the account is deleted. */
	actor: z.nullable(z.object({ _id: id, name: z.nullable(z.string()) })),
	/** For example "listing.confirm". */
	action: z.string(),
	subjectType: z.string(),
	subjectId: id,
	/** A person's name, a listing's firm or a payment's number; null without one, or if the record is gone. */
	subjectName: z.nullable(z.string()),
	reason: z.nullable(z.string()),
	/** The changed fields only. */
	before: z.nullable(z.record(z.string(), z.unknown())),
	after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntryAnswer = z.infer<typeof auditEntry>;

/** An action or a kind of record. All are lower-case; people type them with capitals or spaces. */
const entryWord = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(60));

const auditFilters = {
	actorId: z.optional(id),
	action: z.optional(entryWord),
	subjectType: z.optional(entryWord),
	subjectId: z.optional(id),
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
};
const notBackwards = z.refine<{ startDate?: string | undefined; endDate?: string | undefined }>(
	({ startDate, endDate }) => startDate === undefined || endDate === undefined || startDate <= endDate,
	{ error: () => m["back-office.error.dates"](), path: ["endDate"] },
);

/** One kind of open task for staff. */
const waitingWork = z.object({
	kind: z.enum(workKinds),
	/** Counted up to 1,000. */
	count: z.int(),
	/** How long the oldest has been waiting; null if nothing is waiting. */
	oldest: z.nullable(instant),
});
export type WaitingWork = z.infer<typeof waitingWork>;

/** A record on a person's page. */
const personRecord = z.object({
	/** The record's id, or a payment's merchantTransactionId. */
	_id: z.string(),
	title: z.string(),
	status: z.string(),
	/** Rupees; null if it has no amount. */
	amount: z.nullable(rupees),
	at: instant,
});
export type PersonRecordAnswer = z.infer<typeof personRecord>;

const personPayment = z.object({ ...personRecord.shape, isRefund: z.boolean() });

const personPage = z.object({
	_id: id,
	name: z.nullable(z.string()),
	/** Masked: "+91 98••••••21". */
	mobile: z.string(),
	role: z.enum(roles),
	isSuspended: z.boolean(),
	registeredAt: instant,
	/** At most the newest 20 of each. */
	listings: z.array(personRecord),
	leads: z.array(personRecord),
	jobs: z.array(personRecord),
	reports: z.array(personRecord),
	/** Null for roles that may not see payments. */
	payments: z.nullable(z.array(personPayment)),
	sessions: z.array(z.object({ device: z.string(), createdAt: instant, lastUsedAt: instant })),
});
export type PersonPage = z.infer<typeof personPage>;

/** A result of the staff search. */
const foundRecord = z.object({
	kind: z.enum(["person", "listing", "lead", "payment", "invoice"]),
	/** The id in the URL of its page. */
	_id: z.string(),
	title: z.string(),
	detail: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

export const backOfficeApi = {
	"POST /api/work/search": {
		access: "managers",
		summary:
			"People, listings, leads, payments and invoices by mobile, name or number; at most 5 of each. The text is in the body, so that no number is kept in addresses and logs. Payments and invoices for admins only",
		body: z.object({ query: typedText(100, 2, () => m["back-office.error.query"]()) }),
		answer: z.object({ results: z.array(foundRecord) }),
	},
	"GET /api/people/:id": {
		access: "managers",
		summary: "One person's record: account, listings, leads, jobs, reports, payments (admins only), sessions",
		params: z.object({ id }),
		answer: z.object({ person: personPage }),
	},
	"GET /api/work": {
		access: "staff",
		summary: "What waits for the viewer's role, by kind",
		answer: z.object({ work: z.array(waitingWork) }),
	},
	"GET /api/audit": {
		access: "admin",
		summary: "What staff did to records of others, the latest first",
		query: z.object({ ...auditFilters, ...pageQuery }).check(notBackwards),
		answer: z.object({ entries: z.array(auditEntry), nextCursor, ...listTotal }),
	},
	"GET /api/audit/export.csv": {
		access: "admin",
		summary: "All entries that fit the filters, as a CSV file",
		query: z.object(auditFilters).check(notBackwards),
		answer: null,
		answerType: "text/csv",
	},
} as const satisfies ApiContract;
export type BackOfficeApi = typeof backOfficeApi;
