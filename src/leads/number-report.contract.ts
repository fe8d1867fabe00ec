import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { leadStatuses } from "./lead.ts";
import { leadAnswer } from "./leads.contract.ts";
import { numberReportOutcomes, numberReportStatuses } from "./number-report.ts";

/** A professional's report that a lead's number is wrong, as staff read it. */
export const numberReportAnswer = z.object({
	_id: id,
	status: z.enum(numberReportStatuses),
	note: z.string(),
	reportedAt: instant,
	decidedAt: z.nullable(instant),
	professional: z.object({ userId: id, name: z.string() }),
	lead: z.object({
		_id: id,
		serviceName: z.string(),
		goToLocation: z.string(),
		createdAt: instant,
		status: z.enum(leadStatuses),
		name: z.string(),
		/** Masked: "+91 98••••••21". */
		mobile: z.string(),
		mobileVerified: z.boolean(),
	}),
});
export type NumberReportAnswer = z.infer<typeof numberReportAnswer>;

export const numberReportApi = {
	"POST /api/lead/:id/number-report": {
		access: "signed-in",
		summary: "A professional who claimed the lead reports that its number is wrong; a repeat changes nothing",
		params: z.object({ id }),
		body: z.object({ note: typedText(500, 1) }),
		answer: z.object({ lead: leadAnswer }),
		failures: {
			409: "The number was found wrong already, or the claim's credit was returned, except as the second claim of one customer",
		},
	},
	"GET /api/number-reports": {
		access: "staff",
		summary: "Reports of wrong numbers, the latest first",
		query: z.object({ status: z.optional(z.enum(numberReportStatuses)), ...pageQuery }),
		answer: z.object({ reports: z.array(numberReportAnswer), nextCursor }),
	},
	"PUT /api/number-reports/:id": {
		access: "staff",
		summary:
			"The decision of staff: a confirmed report closes the lead and returns the credit to everyone who claimed it; a refused one changes nothing",
		params: z.object({ id }),
		body: z.object({ outcome: z.enum(numberReportOutcomes) }),
		answer: z.object({ report: numberReportAnswer }),
		failures: { 409: "Decided otherwise before" },
	},
} as const satisfies ApiContract;
export type NumberReportApi = typeof numberReportApi;
