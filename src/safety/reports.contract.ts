import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import {
	longestReport,
	removalRules,
	reportDecisions,
	reportReasons,
	reportStatuses,
	reportSubjects,
} from "./report.ts";

/** One side of a report: who it is, and what is known about them from before. */
export const reportSide = z.object({
	userId: id,
	/** Null if the account is deleted or has no name. */
	name: z.nullable(z.string()),
	/** Reports that this person sent, and reports about this person, without this one. */
	reportsBy: z.int(),
	reportsAbout: z.int(),
	/** Reports about this person for which something was removed. */
	removed: z.int(),
	suspensions: z.int(),
	/** How many people have blocked this person. */
	blockedBy: z.int(),
});
export type ReportSide = z.infer<typeof reportSide>;

/** A report as staff read it. */
export const reportAnswer = z.object({
	_id: id,
	subject: z.object({
		type: z.enum(reportSubjects),
		_id: id,
		/** Empty if it no longer exists. */
		title: z.string(),
		/** What a reported review says. */
		review: z.optional(z.object({ stars: z.int(), text: z.string() })),
	}),
	reason: z.enum(reportReasons),
	text: z.string(),
	status: z.enum(reportStatuses),
	reportedAt: instant,
	decidedAt: z.nullable(instant),
	rule: z.nullable(z.enum(removalRules)),
	decisionReason: z.string(),
	history: z.object({ reporter: reportSide, reported: reportSide }),
	abilities: z.object({ decide: z.boolean() }),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const reportsApi = {
	"POST /api/reports": {
		access: "signed-in",
		summary:
			"Reports a lead, listing, job, review or profile to staff; the reported person never learns who did",
		status: 201,
		body: z.object({
			subjectType: z.enum(reportSubjects),
			subjectId: id,
			reason: z.enum(reportReasons, { error: () => m["safety.report.reason_missing"]() }),
			text: z._default(
				typedText(longestReport, 0, () => m["safety.report.text_long"]({ count: longestReport })),
				"",
			),
		}),
		answer: z.object({ success: z.literal(true) }),
		failures: {
			403: "One's own, or by a member of staff",
			409: "The person's report of it is still open",
		},
	},
	"GET /api/reports": {
		access: "managers",
		summary: "Reports of people, the latest first, each with the history of both sides",
		query: z.object({
			status: z._default(z.enum(reportStatuses), "open"),
			reason: z.optional(z.enum(reportReasons)),
			subjectType: z.optional(z.enum(reportSubjects)),
			...pageQuery,
		}),
		answer: z.object({ reports: z.array(reportAnswer), nextCursor }),
	},
	"PUT /api/reports/:id": {
		access: "managers",
		summary:
			"The decision of staff. Removing takes the subject down for a named rule and decides all open reports of it",
		params: z.object({ id }),
		body: z.object({
			decision: z.enum(reportDecisions),
			/** For a review one of the rules of reviews, otherwise one of conduct. */
			rule: z.optional(z.enum(removalRules)),
			reason: typedText(500, 1, () => m["safety.decision.reason_missing"]()),
		}),
		answer: z.object({ report: reportAnswer }),
		failures: { 403: "The member of staff is one of the two sides", 409: "Someone else has decided it" },
	},
} as const satisfies ApiContract;
export type ReportsApi = typeof reportsApi;
