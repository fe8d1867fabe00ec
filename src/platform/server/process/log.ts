import type { FastifyBaseLogger, FastifyServerOptions } from "fastify";

export type Log = FastifyBaseLogger;

type LoggedError = { type: string; message: string; stack: string; [field: string]: unknown };

/**
 * What the log contains of an error. A failed statement has its values in the message, in its own fields and in
 * PostgreSQL's detail: mobiles, names, hashes of tokens. So the fields are listed one by one, and only the
 * locations of the stack are kept, because it repeats the message.
 */
export function describeError(error: unknown): LoggedError {
	if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
	const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
	return {
		type: error.name,
		message: error.message.split("\nparams: ")[0] ?? "",
		stack: places.join("\n"),
		...("code" in error && { code: error.code }),
		...("constraint" in error && { constraint: error.constraint }),
		...(error.cause !== undefined && { cause: describeError(error.cause) }),
	};
}

/**
 * Structured logs: one JSON line each, with a request id. No IP address, query or body is logged: queries may
 * contain mobiles, and addresses are personal data.
 */
export function logOptions(level: string): FastifyServerOptions["logger"] {
	if (level === "silent") return false;
	return {
		level,
		serializers: {
			req: (request) => ({ method: request.method, path: request.url?.split("?")[0] }),
			res: (reply) => ({ statusCode: reply.statusCode }),
			err: describeError,
		},
	};
}
