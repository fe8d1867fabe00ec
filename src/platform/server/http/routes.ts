import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type * as z from "zod/mini";
import type { Viewer } from "../../access.ts";
import type { ApiContract, ApiRoute } from "../../contract.ts";
import { readIdempotencyKey } from "./idempotency.ts";
import { addFormRoute } from "./multipart.ts";
import { responsesOf } from "./routes-responses.ts";
import type { UploadedFile } from "../uploads/uploads.ts";

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a handler gets: validated input, and the viewer that the route's access allowed. */
export type Call<Route extends ApiRoute> = {
	params: Parsed<Route["params"]>;
	query: Parsed<Route["query"]>;
	body: Route["rawBody"] extends true ? Buffer : Parsed<Route["body"]>;
	viewer: Route["access"] extends "public" ? Viewer | null : Viewer;
	/** The files of a multipart call, in the order sent; empty for every other call. */
	uploads: readonly UploadedFile[];
	/** The Idempotency-Key of a repeatable call; null without one. */
	idempotencyKey: Route["repeatable"] extends true ? string | null : undefined;
	request: FastifyRequest;
	reply: FastifyReply;
};

type Answer<Route extends ApiRoute> = Route["answer"] extends z.ZodMiniType ? z.input<Route["answer"]> : void;

/** One handler for each call of the contract; a missing or unknown one does not compile. */
export type Handlers<Contract extends ApiContract> = {
	[Key in keyof Contract]: Contract[Key] extends ApiRoute
		? (call: Call<Contract[Key]>) => Promise<Answer<Contract[Key]>> | Answer<Contract[Key]>
		: never;
};

/** The file of a whole list takes much data away at once, like the calls that declare it themselves. */
const needsFreshCode = ({ freshCode, answerType }: ApiRoute): boolean =>
	freshCode === true || answerType === "text/csv";

/** Registers a module's calls: schemas in and out, the declared access, one handler each. */
export function registerRoutes<Contract extends ApiContract>(
	app: FastifyInstance,
	tag: string,
	contract: Contract,
	handlers: Handlers<Contract>,
): void {
	const handlerOf = handlers as Record<string, (call: unknown) => Promise<unknown>>;
	for (const [key, route] of Object.entries<ApiRoute>(contract)) {
		const handler = handlerOf[key];
		const [method, url] = key.split(" ");
		if (handler === undefined || method === undefined || url === undefined)
			throw new Error(`no handler: ${key}`);
		const options: RouteOptions = {
			method,
			url,
			config: {
				access: route.access,
				...(needsFreshCode(route) && { freshCode: true as const }),
				...(route.securityEvent && { securityEvent: route.securityEvent }),
				...(route.anonymous && { anonymous: route.anonymous }),
				...(route.noVisibleChange && { noVisibleChange: route.noVisibleChange }),
				...(route.upload && { upload: route.upload }),
				...(route.repeatable && { repeatable: route.repeatable }),
			},
			schema: {
				tags: [tag],
				summary: route.summary,
				...(route.params && { params: route.params }),
				...(route.query && { querystring: route.query }),
				...(route.body && { body: route.body }),
				response: responsesOf(route),
			},
			handler: async (request, reply) => {
				const { params, query, body, viewer, uploads } = request;
				const work = async () => {
					const idempotencyKey = route.repeatable && readIdempotencyKey(request);
					return handler({ params, query, body, viewer, uploads, idempotencyKey, request, reply });
				};
				const answer = await (request.uploadSession === null ? work() : request.uploadSession.during(work));
				// A handler that responds with a file or a stream sends it itself.
				if (reply.sent || route.answerType !== undefined) return reply;
				reply.status(route.status ?? 200);
				return route.answer === null ? reply.send() : answer;
			},
		};
		if (route.upload !== undefined) addFormRoute(app, options, route.upload);
		else if (route.rawBody) addRawRoute(app, options);
		else app.route(options);
	}
}

/** Adds a route whose handler gets the bytes of a JSON body, in a scope with a parser of its own. */
function addRawRoute(app: FastifyInstance, route: RouteOptions): void {
	void app.register(async (scope) => {
		scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, bytes, done) => {
			done(null, bytes);
		});
		// A request without a body has no bytes.
		const validatorCompiler = () => (bytes: unknown) => ({ value: bytes ?? Buffer.alloc(0) });
		scope.route({ ...route, validatorCompiler });
	});
}
