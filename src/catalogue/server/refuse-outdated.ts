import { AppError } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";

type Fields = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Throws conflict where the change would replace a value that its author has not seen: the stored one differs from what
 * the change is based on. A value that already is as the change wants it is no conflict. The answer has the stored values.
 */
export function refuseOutdated(stored: Fields, change: Fields, basedOn: Fields = {}): void {
	const now = Object.fromEntries(
		Object.entries(basedOn)
			.filter(([name]) => change[name] !== undefined)
			.map(([name, seen]) => [name, { seen, stored: stored[name] }] as const)
			.filter(([name, value]) => !isSame(value.stored, value.seen) && !isSame(value.stored, change[name]))
			.map(([name, value]) => [name, value.stored]),
	);
	if (Object.keys(now).length === 0) return;
	throw new AppError("conflict", m["catalogue.staff.outdated"](), { reason: "outdated", extra: { now } });
}
