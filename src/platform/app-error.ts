import type { SecurityEvent } from "./security-event.ts";
import { m } from "../paraglide/messages.js";

/** One bad field or one thing that went wrong; `path` names the field as the request spelled it. */
export type ErrorItem = { msg: string; path?: string };

/** Every way in which a call can end badly, and when it does. */
export const errorStatus = {
	/** What was sent is wrong; `errors` names every bad field. */
	bad_input: 400,
	/** Not signed in, or the token ended. */
	not_signed_in: 401,
	/** The act needs a running subscription. */
	payment_required: 402,
	/** Signed in, but this role or this person may not. */
	forbidden: 403,
	/** Not there, or somebody else's private record: the two look alike from outside. */
	not_found: 404,
	/** The record's state forbids it, or somebody else was first. */
	conflict: 409,
	/** More bytes than the route takes. */
	too_large: 413,
	/** A body of a type that the route does not read. */
	wrong_type: 415,
	/** Too often; carries `retryAfterSeconds`. */
	too_often: 429,
	/** A needed outside service does not answer. */
	service_away: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

type Details = {
	errors?: ErrorItem[];
	/** A word for programs, for example `subscription_missing_or_expired`. */
	reason?: string;
	/** Further fields of the answer's body. */
	extra?: Record<string, unknown>;
	retryAfterSeconds?: number;
	/** What the failure is for security, where its status alone does not say it. */
	securityEvent?: SecurityEvent;
	cause?: unknown;
};

/** A failure that a person may read: its message goes out as it stands, so it never holds anything private. */
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

/** What was asked for is not there, or not for this viewer: the two are told in the same words. */
export function notFound(): AppError {
	return new AppError("not_found", m["platform.error.not_found"]());
}
