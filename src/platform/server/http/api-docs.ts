import { STATUS_CODES } from "node:http";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from "fastify";
import type * as z from "zod/mini";
import { createDocumentSchemas, type DocumentSchemas, type NamedSchemas } from "./document-schemas.ts";
import { formDocument } from "./form-document.ts";
import { idempotencyKeyPattern } from "./idempotency.ts";
import { operationIdOf } from "./operation-id.ts";

/** The header that makes a call run once, however often it is sent. */
const repeatableHeaders = {
	type: "object",
	properties: {
		"Idempotency-Key": {
			type: "string",
			pattern: idempotencyKeyPattern.source,
			description:
				"A word of the sender's for this one request: sent again within a day with the same body, it is answered as the first time and does nothing more",
		},
	},
};

/** A route's responses, as routes-responses.ts declares them: a JSON schema, or bodies by content type. */
type DeclaredResponse =
	| z.ZodMiniType
	| { description: string; content: Record<string, { schema: z.ZodMiniType }> };

function describeResponse(schemas: DocumentSchemas, status: string, response: DeclaredResponse) {
	if ("content" in response) {
		const content = Object.entries(response.content).map(
			([type, { schema }]) => [type, { schema: schemas.describe(schema, "output") }] as const,
		);
		return { description: response.description, content: Object.fromEntries(content) };
	}
	const schema = schemas.describe(response, "output");
	const description = STATUS_CODES[status];
	// The document has no body if the schema itself, not one in a content, is null.
	if (schema["type"] === "null") return { ...schema, description };
	return { description, content: { "application/json": { schema } } };
}

/** What the document contains about a route. */
function describeRoute(
	schemas: DocumentSchemas,
	{ params, querystring, body, response = {}, ...rest }: FastifySchema,
	config: FastifyContextConfig,
): FastifySchema {
	const { access, upload, repeatable } = config;
	const responses = Object.entries(response as Record<string, DeclaredResponse>).map(
		([status, declared]) => [status, describeResponse(schemas, status, declared)] as const,
	);
	const described: FastifySchema = {
		...rest,
		security: access === "public" ? [] : [{ session: [] }],
		response: Object.fromEntries(responses),
	};
	// Parameters are listed one by one, which a reference to all of them would not do.
	if (params) described.params = schemas.describe(params as z.ZodMiniType, "input");
	if (querystring) described.querystring = schemas.describe(querystring as z.ZodMiniType, "input");
	if (body) {
		const schema = body as z.ZodMiniType;
		const json = schemas.describe(schema, "input");
		described.body =
			upload === undefined ? json : formDocument(json, schemas.describeInline(schema, "input"), upload);
	}
	if (repeatable) described.headers = repeatableHeaders;
	if (access !== "public") described.description = `Who may call: ${access}`;
	return described;
}

/** The page's content security policy: everything comes from this host. The library's own policy allows many others. */
const documentPolicy =
	"default-src 'self'; base-uri 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; script-src-attr 'none'";

/** What the OpenAPI document contains besides its calls. */
export type DocumentOptions = {
	title: string;
	/** The public URL of the server, without a trailing slash. */
	origin: string;
	/** The schemas with names in it. */
	schemas: NamedSchemas;
};

/** The OpenAPI document, made from the routes' own schemas: a page at /api/docs, the JSON at /api/docs/json. */
export async function serveApiDocs(
	app: FastifyInstance,
	{ title, origin, schemas: named }: DocumentOptions,
): Promise<void> {
	const schemas = createDocumentSchemas(named);
	await app.register(swagger, {
		// The named schemas keep their constants too.
		convertConstToEnum: false,
		openapi: {
			openapi: "3.1.0",
			info: {
				title,
				version: "1",
				description:
					"Ids are strings in `_id`, dates ISO 8601 in UTC, money rupees with at most 2 decimals. The session token travels in the `x-auth-token` header; a public call that gets it also shows what is the viewer's own.",
			},
			servers: [{ url: origin }],
			components: { securitySchemes: { session: { type: "apiKey", in: "header", name: "x-auth-token" } } },
		},
		transform: ({ url, route }) => {
			const { schema = {} } = route;
			if (schema.hide === true) return { schema, url };
			const [method = ""] = [route.method].flat();
			const described = describeRoute(schemas, schema, route.config ?? {});
			return { schema: { ...described, operationId: operationIdOf(method, url) }, url };
		},
		transformObject: (document) =>
			"openapiObject" in document ? schemas.complete(document.openapiObject) : document.swaggerObject,
	});
	await app.register(async (docs) => {
		docs.addHook("onRoute", (route) => {
			route.config = { ...route.config, access: "public" };
			route.schema = { ...route.schema, hide: true };
		});
		await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: documentPolicy });
	});
}
