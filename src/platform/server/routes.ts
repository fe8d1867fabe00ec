import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import * as z from "zod/mini";
import type { Viewer } from "../access.ts";
import type { ApiContract, ApiRoute } from "../contract.ts";
import { errorAnswer } from "../contract.ts";
import { addFormRoute } from "./multipart.ts";
import type { UploadedFile } from "./uploads.ts";

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** What a handler gets: everything already checked, and the viewer whom the route's access let in. */
export type Call<Route extends ApiRoute> = {
	params: Parsed<Route["params"]>;
	query: Parsed<Route["query"]>;
	body: Parsed<Route["body"]>;
	viewer: Route["access"] extends "public" ? Viewer | null : Viewer;
	/** The files of a multipart call, in the order sent; empty for every other call. */
	uploads: readonly UploadedFile[];
	request: FastifyRequest;
	reply: FastifyReply;
};

type Answer<Route extends ApiRoute> = Route["answer"] extends z.ZodMiniType ? z.input<Route["answer"]> : void;

/** One handler for each call of the contract; a missing or an unknown one does not compile. */
export type Handlers<Contract extends ApiContract> = {
	[Key in keyof Contract]: Contract[Key] extends ApiRoute
		? (call: Call<Contract[Key]>) => Promise<Answer<Contract[Key]>> | Answer<Contract[Key]>
		: never;
};

const generalFailures: Record<number, string> = {
	400: "Bad input: every bad field is named",
	401: "Not signed in, or the token ended",
	403: "Signed in, but not allowed",
	404: "Not there, or somebody else's private record",
	429: "Too often; see Retry-After",
	500: "An unforeseen failure",
};

const uploadFailures: Record<number, string> = { 413: "More files, or more in all, than the call takes" };

function responses(route: ApiRoute) {
	const failures = {
		...generalFailures,
		...(route.upload === undefined ? {} : uploadFailures),
		...route.failures,
	};
	if (route.access === "public") {
		delete failures[401];
		delete failures[403];
	}
	const status = route.status ?? 200;
	const { answerType } = route;
	const file = answerType && { description: "The file", content: { [answerType]: { schema: z.string() } } };
	return {
		...(file && { [status]: file }),
		...(route.answer === null ? {} : { [status]: route.answer }),
		...Object.fromEntries(
			Object.entries(failures).map(([code, description]) => [
				code,
				{ description, content: { "application/json": { schema: errorAnswer } } },
			]),
		),
	};
}

/** Registers a wing's calls: schemas in and out, the declared access, one handler each. */
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
			config: { access: route.access, ...(route.upload && { upload: route.upload }) },
			schema: {
				tags: [tag],
				summary: route.summary,
				...(route.params && { params: route.params }),
				...(route.query && { querystring: route.query }),
				...(route.body && { body: route.body }),
				response: responses(route),
			},
			handler: async (request, reply) => {
				const { params, query, body, viewer, uploads } = request;
				const work = () => handler({ params, query, body, viewer, uploads, request, reply });
				const answer = await (request.intake === null ? work() : request.intake.during(work));
				if (reply.sent) return reply;
				reply.status(route.status ?? 200);
				return route.answer === null ? reply.send() : answer;
			},
		};
		if (route.upload === undefined) app.route(options);
		else addFormRoute(app, options, route.upload);
	}
}
