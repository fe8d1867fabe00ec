import { AppError } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";

type Fields = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Throws conflict, with the stored values, if the change would replace a value that its author has not seen, because the
 * stored value differs from the one that the change is based on. No conflict if the stored value is already the new one.
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
