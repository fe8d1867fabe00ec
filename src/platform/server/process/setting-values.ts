import * as z from "zod/mini";
import { readGstin } from "../../gstin.ts";
import { readMobile } from "../../mobile.ts";

// The kinds of values that settings have. Each reads the text of an environment variable.

/** One of these words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
	z.enum(words, `must be one of these: ${words.join(", ")}`);
export const flag = z.pipe(
	z._default(oneOf(["true", "false"]), "false"),
	z.transform((value) => value === "true"),
);
/** A whole number between two others, with a default. */
export const whole = (fallback: number, minimum: number, maximum: number) =>
	z._default(
		z.pipe(
			z.pipe(z.string().check(z.regex(/^\d{1,9}$/, "must be a whole number")), z.transform(Number)),
			z
				.number()
				.check(
					z.minimum(minimum, `must be at least ${minimum}`),
					z.maximum(maximum, `must be at most ${maximum}`),
				),
		),
		fallback,
	);
const address = (error: string) => z.url({ protocol: /^https?$/, error });
export const webAddress = address("must be a web address that begins with https://");
export const webAddressOrNone = z._default(z.union([z.literal(""), webAddress]), "");
export const webAddressOrOff = z.union([
	z.literal("off"),
	address("must be a web address that begins with https://, or off"),
]);
export const databaseAddress = z.url({
	protocol: /^postgres(ql)?$/,
	error: "must be an address that begins with postgres://",
});
/** How many of our proxies are in front of the process. true means one, for example a load balancer. */
export const proxies = z.pipe(
	z._default(
		z.string().check(z.regex(/^(true|false|[0-9])$/, "must be true, false or the number of proxies")),
		"false",
	),
	z.transform((value) => (value === "true" ? 1 : Number(value) || 0)),
);
/** Normalized; empty if the seller has none. */
export const gstinOrNone = z._default(
	z.string().check(
		z.check((given) => {
			const read = readGstin(given.value);
			if ("gstin" in read) given.value = read.gstin;
			else
				given.issues.push({
					code: "custom",
					input: given.value,
					message:
						read.fault === "checksum"
							? "has a typing error: its last character does not fit the others"
							: "must be a GSTIN: two digits of the state, ten characters of the PAN, one more, Z and a last one",
				});
		}),
	),
	"",
);
export const word = z.optional(z.string().check(z.minLength(1)));
/** An optional text of this form. */
export const matching = (pattern: RegExp, message: string) =>
	z.optional(z.string().check(z.regex(pattern, { error: message })));
export const emailAddress = matching(/^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i, "must be an e-mail address");
/** In "+91" form; empty if there is none. */
export const mobileOrNone = z._default(
	z.string().check(
		z.check((given) => {
			const read = readMobile(given.value);
			if ("mobile" in read) given.value = read.mobile;
			else
				given.issues.push({ code: "custom", input: given.value, message: "must be an Indian mobile number" });
		}),
	),
	"",
);

/** Public keys of age, separated by commas. */
export const publicKeys = z.pipe(
	z._default(
		z
			.string()
			.check(
				z.regex(
					/^(age1[a-z0-9]+(, *(?!$)|$))*$/,
					"must be public keys that begin with age1, separated by commas",
				),
			),
		"",
	),
	z.transform((value) => value.split(/, */).filter((key) => key !== "")),
);
