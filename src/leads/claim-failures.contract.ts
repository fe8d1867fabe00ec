import * as z from "zod/mini";
import { id, instant } from "../platform/schemas.ts";

const claimedService = {
	serviceId: id,
	choiceId: z.nullable(id),
	serviceName: z.string(),
	choiceName: z.nullable(z.string()),
};

/** Why a claim is refused, with what the screen after it needs. */
export const claimFailures = {
	402: {
		when: "No running subscription of the caller's listing",
		carries: z.object({
			reason: z.literal("subscription_missing_or_expired"),
			professionalId: id,
			...claimedService,
		}),
	},
	403: {
		when: "No listing of the lead's service, with a reason; or one's own lead, staff, a suspended account or a block",
		carries: z.object({
			reason: z.enum(["professional_not_registered", "account_suspended"]),
			...claimedService,
		}),
	},
	409: {
		when: "Not open any more, claimed by enough professionals, or (near_first) still for those who serve its place",
		carries: z.object({ reason: z.optional(z.literal("near_first")), opensAt: z.optional(instant) }),
	},
};
