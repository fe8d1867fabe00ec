import * as z from "zod/mini";
import { mayCall } from "../../access.ts";
import { type ApiRoute, type DeclaredFailure, errorAnswer } from "../../contract.ts";

/** The part of a call's contract that describes its responses. */
type DeclaredAnswers = Omit<ApiRoute, "summary">;

/** The responses of any call besides those its contract declares. */
const ofEveryCall: Record<number, string> = {
	400: "Bad input: every bad field is named",
	404: "Not there, or somebody else's private record",
	429: "Too often; see Retry-After",
	500: "An unforeseen failure",
	503: "The database cannot be reached, or the server is about to stop",
};
const ofSignedIn: Record<number, string> = {
	401: "Not signed in, or the token ended",
	403: "Signed in, but not allowed",
};
const ofBody: Record<number, string> = { 413: "The body is too large", 415: "A body of another type" };
const ofUpload: Record<number, string> = { 413: "More files, or more in all, than the call takes" };
const otherBody = "the Idempotency-Key came with another body";

/** All failures of a call by status. Those of its contract replace the general ones. */
function failuresOf({
	access,
	body,
	upload,
	repeatable,
	failures,
}: DeclaredAnswers): Record<number, DeclaredFailure> {
	const all: Record<number, DeclaredFailure> = {
		...ofEveryCall,
		...(!mayCall(access, null) && ofSignedIn),
		...(body !== undefined && ofBody),
		...(upload !== undefined && ofUpload),
		...failures,
	};
	if (repeatable !== true) return all;
	const taken = all[409];
	if (taken === undefined) return { ...all, 409: `T${otherBody.slice(1)}` };
	const when = `${typeof taken === "string" ? taken : taken.when}; or ${otherBody}`;
	return { ...all, 409: typeof taken === "string" ? when : { ...taken, when } };
}

function failureResponse(failure: DeclaredFailure) {
	const isPlain = typeof failure === "string";
	// One status can have several reasons, so that none of the further fields is always there.
	const schema = isPlain ? errorAnswer : z.extend(errorAnswer, z.partial(failure.carries).shape);
	return {
		description: isPlain ? failure : failure.when,
		content: { "application/json": { schema } },
	};
}

/** The bodies that are no JSON. */
const otherBodies: Record<NonNullable<ApiRoute["answerType"]>, string> = {
	"application/pdf": "The file",
	"text/csv": "The whole list as a file",
	"text/event-stream": "The stream, which stays open",
	"*/*": "The file",
};

function successResponse({ answer, answerType }: DeclaredAnswers) {
	if (answer !== null) return answer;
	if (answerType === undefined) return z.null();
	return { description: otherBodies[answerType], content: { [answerType]: { schema: z.string() } } };
}

/** The responses of a call by status: Fastify serializes them by it, and the OpenAPI document shows it. */
export function responsesOf(route: DeclaredAnswers) {
	const failures = Object.entries(failuresOf(route)).map(
		([status, failure]) => [status, failureResponse(failure)] as const,
	);
	return { [route.status ?? 200]: successResponse(route), ...Object.fromEntries(failures) };
}
