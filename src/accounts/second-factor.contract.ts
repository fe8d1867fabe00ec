import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedText } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";
import { account } from "./accounts.contract.ts";

const demoSecondFactor = z.optional(z.string());

export const secondFactorApi = {
	"GET /api/auth/second-factor": {
		access: "signed-in",
		summary: "Whether a member of staff has set up the second factor",
		answer: z.object({
			isEnrolled: z.boolean(),
			recoveryCodesLeft: z.number(),
			/** A code for one use, in a demo only. */
			demoSecondFactor,
		}),
		failures: { 403: "The account has no staff role" },
	},
	"POST /api/auth/second-factor/enrol": {
		access: "signed-in",
		securityEvent: "second_factor",
		summary:
			"Makes a new second factor (TOTP), which the first code of it confirms; needs a login of the last ten minutes, or a code of the factor that it replaces",
		answer: z.object({
			otpauthUrl: z.string(),
			/** The secret for apps that cannot read the QR code: base32. */
			secret: z.string(),
			recoveryCodes: z.array(z.string()),
			/** A code that confirms it without an app, in a demo only. */
			demoSecondFactor,
		}),
		failures: { 403: "The account has no staff role, or reason says what is needed first" },
	},
	"POST /api/auth/second-factor": {
		access: "signed-in",
		securityEvent: "second_factor",
		summary: "Gives a code of the app or a recovery code: this session then has the rights of its role",
		body: z.object({ code: typedText(20, 1, () => m["accounts.second_factor.code_missing"]()) }),
		answer: z.object({ success: z.literal(true) }),
		failures: { 403: "The account has no staff role", 409: "No second factor is set up" },
	},
	"PUT /api/users/:id/second-factor/reset": {
		access: "admin",
		freshCode: true,
		securityEvent: "second_factor",
		summary:
			"Takes the second factor of somebody who lost phone and recovery codes away, ends their sessions and notifies them",
		params: z.object({ id }),
		answer: account,
		failures: { 409: "None is set up, or it is the admin's own" },
	},
} as const satisfies ApiContract;
export type SecondFactorApi = typeof secondFactorApi;
