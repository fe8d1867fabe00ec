import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, type Registry } from "prom-client";
import { type SecurityEvent, securityEvents } from "../../security-event.ts";
import type { KeyedHash } from "../process/secret-key.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** What the call is for security if it succeeds. */
		securityEvent?: SecurityEvent;
	}
	interface FastifyRequest {
		/** What a failed call means for security, if its status does not show it. */
		failedAs: SecurityEvent | null;
		/** The account that a call without a viewer was about, once known. */
		aboutUser: string | null;
		/** The reason of a refusal, for programs. */
		refusedBecause: string | null;
	}
}

const ofStatus: Partial<Record<number, SecurityEvent>> = { 403: "forbidden", 429: "limit" };
/** Events that an operator investigates; the rest is normal. */
const suspicious: ReadonlySet<SecurityEvent> = new Set(["wrong_code", "limit", "forbidden"]);

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): SecurityEvent | undefined {
	if (request.failedAs !== null) return request.failedAs;
	const isDone = statusCode >= 200 && statusCode < 300;
	return isDone ? request.routeOptions.config.securityEvent : ofStatus[statusCode];
}

/** The person of the record in a call. Only for successful calls: the path of any other may contain anything. */
const subjectOf = (params: unknown) =>
	typeof params === "object" && params !== null && "id" in params ? { subjectId: params.id } : {};

/**
 * Writes one log line and increments one counter for each security event: what, in which call, by which account,
 * from which IP address. The address is a keyed hash: it is recognizable, but identifies no one.
 */
export function watchSecurity(
	app: FastifyInstance,
	{ metrics, keyedHash }: { metrics: Registry; keyedHash: KeyedHash },
): void {
	const counter = new Counter({
		name: "security_events_total",
		help: "Security events by kind",
		labelNames: ["event"],
		registers: [metrics],
	});
	for (const event of securityEvents) counter.inc({ event }, 0);
	app.decorateRequest("failedAs", null);
	app.decorateRequest("aboutUser", null);
	app.decorateRequest("refusedBecause", null);
	app.addHook("onResponse", async (request, reply) => {
		const event = eventOf(request, reply);
		if (event === undefined) return;
		counter.inc({ event });
		const { method, routeOptions, viewer, params } = request;
		request.log[suspicious.has(event) ? "warn" : "info"](
			{
				securityEvent: event,
				call: `${method} ${routeOptions.url ?? ""}`,
				userId: viewer?.userId ?? request.aboutUser,
				addressHash: keyedHash("log-address", request.ip),
				...(!suspicious.has(event) && subjectOf(params)),
				...(request.refusedBecause !== null && { reason: request.refusedBecause }),
			},
			"security event",
		);
	});
}
