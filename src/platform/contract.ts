import * as z from "zod/mini";
import type { Access } from "./access.ts";
import type { SecurityEvent } from "./security-event.ts";

/** One call of the API: who may call it, its input and its output. The OpenAPI document is generated from it. */
export type ApiRoute = {
	access: Access;
	/** Requires a new second-factor code from staff if the last one is too old. CSV exports always do. */
	freshCode?: true;
	/** What the call is for security if it succeeds: it is then counted and logged. */
	securityEvent?: SecurityEvent;
	/** The viewer is not looked up, so that the call is answered without the database. */
	anonymous?: true;
	/** Success changes nothing that the caller would look for: the call counts something, or reads by POST. */
	noVisibleChange?: true;
	summary: string;
	params?: z.ZodMiniType;
	query?: z.ZodMiniType;
	body?: z.ZodMiniType;
	/** The handler gets the JSON body as the bytes that were sent. `body` only describes it. */
	rawBody?: true;
	/**
	 * The body is a multipart form. `body` describes the fields after names such as `a[b][c]` are nested; files come
	 * under these names. A name that ends in "[]" covers all names that begin with it.
	 */
	upload?: UploadRules;
	/** The status of success. 200 by default. */
	status?: 200 | 201 | 204;
	/** The schema of the response; null if it has no body, or one that is no JSON. */
	answer: z.ZodMiniType | null;
	/** The content type of a body that is no JSON, for the OpenAPI document; the handler sends it itself. */
	answerType?: "application/pdf" | "text/csv" | "text/event-stream" | "*/*";
	/**
	 * The same Idempotency-Key runs it once, however often it is sent; the handler gets the key. Not for public
	 * calls.
	 */
	repeatable?: true;
	/** The module's own errors, by status. */
	failures?: Record<number, DeclaredFailure>;
};

/** When a call fails, in words, and which fields its body has beyond those of every failure. */
export type DeclaredFailure = string | { when: string; carries: z.ZodMiniObject };

/** The files of a multipart call. One that is too big is passed on as such, so that the others go through. */
export type UploadRules = {
	/** Names of file fields, for example ["images"] or ["properties[]"]. */
	fields: readonly string[];
	/** More than this ends the request with 413. */
	maxFiles: number;
	maxFileBytes: number;
};

/** A module's calls by "METHOD /path"; a colon marks a parameter. */
export type ApiContract = Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, ApiRoute>;

/** The body of every failure. */
export const errorAnswer = z.looseObject({
	message: z.string(),
	errors: z.array(z.object({ msg: z.string(), path: z.optional(z.string()) })),
	reason: z.optional(z.string()),
	requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
