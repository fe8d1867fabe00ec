import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { normalizeMobile } from "./mobile.ts";

const longest = 40;

/**
 * A mobile in a request: accepts any usual spelling and returns "+91" and ten digits. It is in a file of its own
 * because screens use the rule itself and must not load the schema library.
 */
export const mobileInput = z.pipe(
	z.string({ error: () => m["accounts.mobile.empty"]() }).check(
		z.maxLength(longest, { error: () => m["accounts.mobile.too_long"]() }),
		z.superRefine((typed, context) => {
			const checked = normalizeMobile(typed);
			if ("fault" in checked && typed.length <= longest)
				context.addIssue({ code: "custom", message: checked.fault });
		}),
	),
	z.transform((typed) => `+91${typed.replace(/\D/g, "").slice(-10)}`),
);
