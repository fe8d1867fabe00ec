import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { conductRules } from "./conduct.ts";
import { appealDecisions, appealStatuses, longestSuspensionText, suspensionStatuses } from "./suspension.ts";

/** A suspension as the suspended person reads it. It never says who reported them. */
export const suspensionAnswer = z.object({
	_id: id,
	/** The suspended listing; null if the whole account is suspended. */
	listing: z.nullable(z.object({ _id: id, title: z.string() })),
	rule: z.enum(conductRules),
	evidence: z.string(),
	status: z.enum(suspensionStatuses),
	suspendedAt: instant,
	/** When it ends by itself; null if it lasts until staff decide. */
	until: z.nullable(instant),
	endedAt: z.nullable(instant),
	appealUntil: instant,
	appeal: z.nullable(
		z.object({
			text: z.string(),
			status: z.enum(appealStatuses),
			appealedAt: instant,
			reason: z.nullable(z.string()),
			decidedAt: z.nullable(instant),
		}),
	),
	abilities: z.object({ appeal: z.boolean(), decideAppeal: z.boolean(), end: z.boolean() }),
});
export type SuspensionAnswer = z.infer<typeof suspensionAnswer>;

/** The same for staff, with the person and the colleague who suspended them. */
export const staffSuspension = z.object({
	...suspensionAnswer.shape,
	/** The name is null if the account is deleted or has none. */
	person: z.object({ userId: id, name: z.nullable(z.string()) }),
	/** Null for a suspension from before these were recorded, or without a name. */
	suspendedBy: z.nullable(z.string()),
});
export type StaffSuspension = z.infer<typeof staffSuspension>;

/** The views of the staff's list. */
export const suspensionViews = ["appeals", "running", "past"] as const;
export type SuspensionView = (typeof suspensionViews)[number];

const ofSuspension = z.object({ id });
const reason = typedText(longestSuspensionText.reason, 1, () => m["safety.decision.reason_missing"]());

export const suspensionsApi = {
	"POST /api/suspensions": {
		access: "managers",
		summary:
			"Suspends a person or one listing, for a named rule, with the evidence and the end; notifies the person",
		status: 201,
		body: z
			.object({
				userId: z.optional(id),
				professionalId: z.optional(id),
				rule: z.enum(conductRules, { error: () => m["safety.decision.rule_missing"]() }),
				evidence: typedText(longestSuspensionText.evidence, 1, () => m["safety.suspend.evidence_missing"]()),
				/** Null: until staff decide. */
				until: z._default(z.nullable(instant), null),
			})
			.check(
				z.refine(({ userId, professionalId }) => (userId === undefined) !== (professionalId === undefined), {
					error: () => m["safety.suspend.one_subject"](),
					path: ["userId"],
				}),
			),
		answer: z.object({ suspension: staffSuspension }),
		failures: {
			403: "Oneself, or a member of staff",
			409: "Suspended already, or the listing is not active",
		},
	},
	"GET /api/suspensions": {
		access: "managers",
		summary: "Suspensions with an appeal that waits, running ones, or past ones, the latest first",
		query: z.object({ view: z._default(z.enum(suspensionViews), "appeals"), ...pageQuery }),
		answer: z.object({ suspensions: z.array(staffSuspension), nextCursor }),
	},
	"GET /api/users/me/suspensions": {
		access: "signed-in",
		summary: "The viewer's suspensions with rule, evidence, end and appeal, the latest first",
		query: z.object(pageQuery),
		answer: z.object({ suspensions: z.array(suspensionAnswer), nextCursor }),
	},
	"POST /api/suspensions/:id/appeal": {
		access: "signed-in",
		summary: "The suspended person appeals, once, within 30 days",
		params: ofSuspension,
		body: z.object({
			text: typedText(longestSuspensionText.appeal, 1, () => m["safety.appeal.text_missing"]()),
		}),
		answer: z.object({ suspension: suspensionAnswer }),
		failures: { 409: "Appealed before, too late, or the suspension is over" },
	},
	"PUT /api/suspensions/:id/appeal": {
		access: "managers",
		summary:
			"The decision on an appeal, by another member of staff than who suspended; an upheld one restores everything",
		params: ofSuspension,
		body: z.object({ decision: z.enum(appealDecisions), reason }),
		answer: z.object({ suspension: staffSuspension }),
		failures: {
			403: "The member of staff suspended the person, or is that person",
			409: "No appeal waits, or someone else has decided it",
		},
	},
	"PUT /api/suspensions/:id/end": {
		access: "managers",
		summary: "Ends a suspension early; the reason is kept in the audit log",
		params: ofSuspension,
		body: z.object({ reason }),
		answer: z.object({ suspension: staffSuspension }),
		failures: { 409: "It is over" },
	},
} as const satisfies ApiContract;
export type SuspensionsApi = typeof suspensionsApi;
