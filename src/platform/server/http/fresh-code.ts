import { type Refusal, refusalOf, type Viewer } from "../../access.ts";
import { AppError } from "../../app-error.ts";
import { m } from "../../../paraglide/messages.js";

/** The failure that says why the caller may not, and whether a second-factor code would allow it. */
export function refusalError(refusal: NonNullable<Refusal>): AppError {
	if (refusal === "not_signed_in") return new AppError(refusal, m["platform.error.not_signed_in"]());
	if (refusal === "forbidden") return new AppError(refusal, m["platform.error.forbidden"]());
	const message =
		refusal === "second_factor_stale"
			? m["platform.error.second_factor_stale"]()
			: m["platform.error.second_factor_required"]();
	return new AppError("forbidden", message, { reason: refusal });
}

/**
 * For calls that are dangerous only with some input. If a call always is, its contract declares `freshCode`. Throws
 * forbidden, with the reason, for staff whose last second-factor code is too old.
 */
export function requireFreshCode(viewer: Viewer): void {
	const refusal = refusalOf({ access: "signed-in", freshCode: true }, viewer);
	if (refusal !== null) throw refusalError(refusal);
}
