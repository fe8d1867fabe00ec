import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError, type ErrorItem } from "../../app-error.ts";
import type { ErrorAnswer } from "../../contract.ts";
import { failurePage } from "../pages/failure-page.ts";
import { isDatabaseAway } from "../database/database.ts";
import { inLanguage, localeOf } from "../language.ts";
import { m } from "../../../paraglide/messages.js";

type Failure = {
	status: number;
	message: string;
	errors: ErrorItem[];
	reason?: string;
	extra?: Record<string, unknown>;
};

/** Fastify's own refusals, in plain words. */
const refusals: Record<string, [number, () => string]> = {
	FST_ERR_CTP_BODY_TOO_LARGE: [413, () => m["platform.error.too_large"]()],
	FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, () => m["platform.error.wrong_type"]()],
	FST_ERR_CTP_EMPTY_JSON_BODY: [400, () => m["platform.error.malformed"]()],
	FST_ERR_CTP_INVALID_JSON_BODY: [400, () => m["platform.error.malformed"]()],
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, () => m["platform.error.malformed"]()],
	FST_ERR_MAX_PARAM_LENGTH: [400, () => m["platform.error.malformed"]()],
	FST_ERR_RATE_LIMIT: [429, () => m["platform.error.too_often"]()],
};

/**
 * The security headers of every response. Helmet's hook sets the same except for permissions-policy, but it runs
 * after the access check, and never for requests that cannot be parsed. No page needs a device's sensors.
 */
export const securityHeaders = {
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"origin-agent-cluster": "?1",
	"permissions-policy":
		"accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
	"referrer-policy": "strict-origin-when-cross-origin",
	"strict-transport-security": "max-age=31536000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"x-dns-prefetch-control": "off",
	"x-download-options": "noopen",
	"x-frame-options": "SAMEORIGIN",
	"x-permitted-cross-domain-policies": "none",
	"x-xss-protection": "0",
} as const;

function describe(error: FastifyError | AppError): Failure | null {
	if (error instanceof AppError) {
		const { errors = [{ msg: error.message }], reason, extra } = error.details;
		return {
			status: error.status,
			message: error.message,
			errors,
			...(reason && { reason }),
			...(extra && { extra }),
		};
	}
	if (hasZodFastifySchemaValidationErrors(error)) {
		const errors = error.validation.map((item) => ({
			msg: item.message ?? m["platform.error.malformed"](),
			path: fieldPath(item.instancePath) || undefined,
		}));
		return { status: 400, message: errors[0]?.msg ?? m["platform.error.malformed"](), errors };
	}
	const refusal =
		refusals[error.code] ??
		(error instanceof SyntaxError ? refusals["FST_ERR_CTP_INVALID_JSON_BODY"] : undefined);
	if (refusal !== undefined)
		return { status: refusal[0], message: refusal[1](), errors: [{ msg: refusal[1]() }] };
	const status = error.statusCode ?? 500;
	return status >= 400 && status < 500
		? { status, message: m["platform.error.malformed"](), errors: [{ msg: m["platform.error.malformed"]() }] }
		: null;
}

/** "/budget/min" to "budget.min", as the request spelled it. */
function fieldPath(pointer: string): string {
	return pointer.split("/").filter(Boolean).join(".");
}

/** When a request that found the service unavailable may be sent again, in seconds. */
const awayFor = 5;

/** Sets a response's status and headers for a failure, and returns its body; an unexpected error is 500. */
function settleFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
	// A body that cannot be read fails outside of the request's own language.
	return inLanguage(localeOf(request), () => describeFailure(error, request, reply));
}

function describeFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
	// Set here too, because an early failure never reaches the hooks that set them.
	reply.header("x-request-id", request.id).headers(securityHeaders);
	if (error instanceof AppError) {
		request.failedAs = error.details.securityEvent ?? null;
		request.refusedBecause = error.details.reason ?? null;
	}
	const failure = describe(error);
	if (failure === null) {
		const isAway = isDatabaseAway(error);
		request.log.error({ err: error }, isAway ? "database away" : "unforeseen failure");
		const message = isAway ? m["platform.error.service_away"]() : m["platform.error.unforeseen"]();
		if (isAway) reply.header("retry-after", String(awayFor));
		reply.status(isAway ? 503 : 500);
		return { message, errors: [{ msg: message }], requestId: request.id };
	}
	const retryAfter =
		(error instanceof AppError ? error.details.retryAfterSeconds : undefined) ??
		(failure.status === 503 ? awayFor : undefined);
	if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
	const answer: ErrorAnswer = {
		...failure.extra,
		message: failure.message,
		errors: failure.errors,
		requestId: request.id,
	};
	if (failure.reason !== undefined) answer.reason = failure.reason;
	reply.status(failure.status);
	return answer;
}

/** The only error handler: every failure has one shape, and an unexpected error reveals nothing. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
	return reply.send(settleFailure(error, request, reply));
}

/** True for a browser that opens a page. */
function opensPage({ url, headers }: FastifyRequest): boolean {
	return !url.startsWith("/api/") && headers.accept?.includes("text/html") === true;
}

/** The same for a request without a route. A browser whose URL cannot be decoded is led to the not-found page. */
export function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
	if (error.code !== "FST_ERR_BAD_URL" || !opensPage(request))
		return void answerFailure(error, request, reply);
	// Two slashes at the start would lead to another site.
	const path = request.url.replace(/^[/\\]+/, "").replaceAll("%", "%25");
	void reply.headers({ ...securityHeaders, "cache-control": "no-store" }).redirect(`/${path}`);
}

/** The same for a page that failed to render: a browser gets a small page, any other client the JSON. */
export function answerPageFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
	const answer = settleFailure(error, request, reply);
	reply.header("cache-control", "no-store");
	if (!opensPage(request)) return void reply.send(answer);
	const { html, policy } = failurePage(answer.message);
	void reply
		.headers({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			vary: "accept",
		})
		.send(html);
}

/** Malformed HTTP never becomes a request, so its response is written by hand in the common format. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
	if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
	const status = unreadable[error.code ?? ""] ?? "400 Bad Request";
	const message = m["platform.error.malformed"]();
	const body = JSON.stringify({
		message,
		errors: [{ msg: message }],
		requestId: randomUUID(),
	} satisfies ErrorAnswer);
	const head = [
		`HTTP/1.1 ${status}`,
		"content-type: application/json; charset=utf-8",
		`content-length: ${Buffer.byteLength(body)}`,
		...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
		"cache-control: no-store",
		"connection: close",
	];
	socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

const unreadable: Record<string, string> = {
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};
