import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";

type Issue = {
	code?: string;
	input?: unknown;
	format?: string;
	minimum?: unknown;
	maximum?: unknown;
	origin?: string;
};

/** The message at a field whose schema has none of its own. */
export function fieldWords(issue: Issue): string {
	if (issue.code === "invalid_type")
		return issue.input === undefined || issue.input === null
			? m["platform.field.missing"]()
			: m["platform.field.wrong_kind"]();
	if (issue.code === "too_small" && issue.origin === "string") {
		return issue.minimum === 1
			? m["platform.field.missing"]()
			: m["platform.field.too_short"]({ minimum: String(issue.minimum) });
	}
	if (issue.code === "too_big" && issue.origin === "string")
		return m["platform.field.too_long"]({ maximum: String(issue.maximum) });
	if (issue.code === "too_small") return m["platform.field.too_little"]({ minimum: String(issue.minimum) });
	if (issue.code === "too_big") return m["platform.field.too_much"]({ maximum: String(issue.maximum) });
	if (issue.code === "invalid_value") return m["platform.field.unknown_value"]();
	if (issue.code === "invalid_format" && issue.format === "uuid") return m["platform.field.malformed_id"]();
	return m["platform.field.malformed"]();
}

/** Gives every schema of this process our messages; zod/mini has none of its own. */
export function installFieldWords(): void {
	z.config({ customError: (issue) => fieldWords(issue) });
}
