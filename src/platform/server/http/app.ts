import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteOptions } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { type Access, refusalOf, type Viewer } from "../../access.ts";
import { notFound } from "../../app-error.ts";
import type { UploadRules } from "../../contract.ts";
import { installFieldWords } from "../../field-words.ts";
import { followLanguage } from "../language.ts";
import { bodyTimes, limitBodyTime } from "./body-time.ts";
import { answerFailure, answerUnreadable, answerUnrouted, securityHeaders } from "./failure.ts";
import { refusalError } from "./fresh-code.ts";
import { logOptions } from "../process/log.ts";
import { compiledSerializer, strictSerializer } from "./serializer.ts";
import {
	createUploadSessions,
	type UploadSession,
	type UploadSessions,
	type UploadedFile,
	uploadLimits,
} from "../uploads/uploads.ts";
import type { Settings } from "../process/settings.ts";

declare module "fastify" {
	interface FastifyContextConfig {
		/** Who may call the route. A route without it does not start. */
		access?: Access;
		/** Staff need a recent code of their second factor. */
		freshCode?: true;
		/** The viewer is not looked up. */
		anonymous?: true;
		/** Success changes nothing that the caller would look for. */
		noVisibleChange?: true;
		/** The files that a multipart call takes, for the OpenAPI document. */
		upload?: UploadRules;
		/** The call takes an Idempotency-Key, for the OpenAPI document. */
		repeatable?: true;
	}
	interface FastifyRequest {
		viewer: Viewer | null;
		/** The files of a multipart request; null for every other request. */
		uploadSession: UploadSession | null;
		readonly uploads: readonly UploadedFile[];
	}
	interface FastifyInstance {
		/** All routes with who may call them, for the test that lists them. */
		readonly declaredRoutes: DeclaredRoute[];
		/** The forms in progress. */
		readonly uploadSessions: UploadSessions;
	}
}

export type DeclaredRoute = {
	method: string;
	url: string;
	access: Access | undefined;
	freshCode: boolean;
};

function declared({ method: methods, url, config }: RouteOptions): DeclaredRoute[] {
	const { access, freshCode = false } = config ?? {};
	return [methods].flat().map((method) => ({ method, url, access, freshCode }));
}

/** Finds the person behind a request by its token; null for a guest. */
export type Authenticate = (request: FastifyRequest) => Promise<Viewer | null>;

/** The maximum JSON body of any call, in bytes; uploads have their own limit. */
const bodyLimit = 256 * 1024;

/** An empty Fastify with our rules: declared access on every route, one error format, request ids. */
export function buildApp(
	settings: Pick<Settings, "LOG_LEVEL" | "NODE_ENV" | "TRUST_PROXY">,
	authenticate: Authenticate,
	limits = uploadLimits,
	times = bodyTimes,
): FastifyInstance {
	const app = Fastify({
		logger: logOptions(settings.LOG_LEVEL),
		// Of the addresses in a request's forwarding header, the last ones were added by our own proxies, and the
		// one before them is what the first proxy saw. Everything before that is whatever the sender wrote.
		trustProxy: settings.TRUST_PROXY > 0 && ((_address, hop) => hop < settings.TRUST_PROXY),
		bodyLimit,
		genReqId: () => randomUUID(),
		requestIdHeader: false,
		routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
		forceCloseConnections: "idle",
		// The maximum time in which any request must arrive; bodies other than forms have less, see limitBodyTime.
		requestTimeout: 300_000,
		clientErrorHandler: answerUnreadable,
		frameworkErrors: answerUnrouted,
	});
	// JSON only: text would fail later, with an unfitting message.
	app.removeContentTypeParser("text/plain");
	installFieldWords();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(settings.NODE_ENV === "production" ? compiledSerializer : strictSerializer);
	app.decorate("uploadSessions", createUploadSessions(limits));
	app.decorateRequest("viewer", null);
	app.decorateRequest("uploadSession", null);
	app.decorateRequest("uploads", {
		getter() {
			return this.uploadSession?.files ?? [];
		},
	});
	app.setErrorHandler(answerFailure);
	app.setNotFoundHandler(() => {
		throw notFound();
	});
	followLanguage(app);
	limitBodyTime(app, times);
	const registered: RouteOptions[] = [];
	app.addHook("onRoute", (route) => void registered.push(route));
	app.decorate("declaredRoutes", { getter: () => registered.flatMap(declared) });
	app.addHook("onReady", async () => {
		// Checked when all routes are registered, because plugins add routes in hooks.
		const silent = registered.flatMap(declared).filter((route) => route.access === undefined);
		if (silent.length > 0)
			throw new Error(`no declared access: ${silent.map((route) => route.url).join(", ")}`);
	});
	app.addHook("onRequest", async (request, reply) => {
		reply.header("x-request-id", request.id);
		reply.header("permissions-policy", securityHeaders["permissions-policy"]);
		const { url: route, config } = request.routeOptions;
		// Only the answer to an unknown path has no declared access. It contains nothing else.
		if (config.access === undefined) return;
		if (route?.startsWith("/api/")) {
			// An answer for one person must not be cached for another. A route that may be cached says so itself.
			reply.header("cache-control", "no-store");
			if (config.anonymous !== true) request.viewer = await authenticate(request);
		}
		const { access, freshCode } = config;
		const refusal = refusalOf({ access, freshCode }, request.viewer);
		if (refusal !== null) throw refusalError(refusal);
	});
	return app;
}
