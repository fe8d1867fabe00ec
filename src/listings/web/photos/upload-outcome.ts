import { m } from "../../../paraglide/messages.js";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import type { UploadItem } from "./upload-store.ts";

/** The request never reached the server. */
export const isOffline = (failure: unknown) => failure instanceof ApiFailure && failure.status === 0;

/** The state of a picture whose request failed: some failures are temporary, others are final. */
export function outcomeOf(failure: unknown): Pick<UploadItem, "state" | "msg"> {
	if (!(failure instanceof ApiFailure)) return { state: "failed", msg: m["platform.error.unforeseen"]() };
	const { status, errors, message } = failure;
	const mayPass = status < 400 || [401, 408, 429].includes(status) || status >= 500;
	return { state: mayPass ? "failed" : "refused", msg: errors[0]?.msg ?? message };
}
