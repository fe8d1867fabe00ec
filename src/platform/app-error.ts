import type { SecurityEvent } from "./security-event.ts";
import { m } from "../paraglide/messages.js";

/** One bad field or one thing that went wrong; `path` names the field as the request spelled it. */
export type ErrorItem = { msg: string; path?: string };

/** Every kind of failure of a call, and when it occurs. */
export const errorStatus = {
	/** The input is wrong; `errors` names every bad field. */
	bad_input: 400,
	/** Not signed in, or the token has ended. */
	not_signed_in: 401,
	/** The action needs an active subscription. */
	payment_required: 402,
	/** Signed in, but this role or this person may not. */
	forbidden: 403,
	/** Missing, or another person's private record: from outside they look the same. */
	not_found: 404,
	/** The record's status forbids it, or another request came first. */
	conflict: 409,
	/** More bytes than the route takes. */
	too_large: 413,
	/** A body of a type that the route does not read. */
	wrong_type: 415,
	/** Too many requests; carries `retryAfterSeconds`. */
	too_often: 429,
	/** A required external service does not respond. */
	service_away: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

type Details = {
	errors?: ErrorItem[];
	/** A code for programs, for example `subscription_missing_or_expired`. */
	reason?: string;
	/** Further fields of the response body. */
	extra?: Record<string, unknown>;
	retryAfterSeconds?: number;
	/** What the failure means for security, if its status does not show it. */
	securityEvent?: SecurityEvent;
	cause?: unknown;
};

/** A failure whose message the person reads as it is. It must not contain anything private. */
export class AppError extends Error {
	override readonly name = "AppError";
	readonly code: ErrorCode;
	readonly details: Details;

	constructor(code: ErrorCode, message: string, details: Details = {}) {
		super(message, { cause: details.cause });
		this.code = code;
		this.details = details;
	}

	get status(): number {
		return errorStatus[this.code];
	}
}

/** Bad input with all its fields; the message is the first one's. */
export function badInput(errors: [ErrorItem, ...ErrorItem[]]): AppError {
	return new AppError("bad_input", errors[0].msg, { errors });
}

/** A wrong code in the field `code`, which is counted as a security event. */
export function wrongCode(msg: string): AppError {
	return new AppError("bad_input", msg, { errors: [{ msg, path: "code" }], securityEvent: "wrong_code" });
}

/** The record does not exist, or this viewer may not see it. Both give the same message. */
export function notFound(): AppError {
	return new AppError("not_found", m["platform.error.not_found"]());
}
