import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { formDocument } from "./form-document.ts";
import { idempotencyKeyPattern } from "./idempotency.ts";

/** The header by which a call is done once, however often it is sent. */
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

/** The OpenAPI document under this title, made from the routes' own schemas: a page at /api/docs, the JSON at /api/docs/json. */
export async function serveApiDocs(app: FastifyInstance, title: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title,
				version: "1",
				description:
					"Ids are strings in `_id`, dates ISO 8601 in UTC, money rupees with at most 2 decimals. The session token travels in the `x-auth-token` header.",
			},
			components: { securitySchemes: { session: { type: "apiKey", in: "header", name: "x-auth-token" } } },
		},
		transform: (document) => {
			const transformed = jsonSchemaTransform(document);
			const { access, upload, repeatable } = document.route.config ?? {};
			if (upload !== undefined) transformed.schema.body = formDocument(transformed.schema.body, upload);
			if (repeatable) transformed.schema.headers = repeatableHeaders;
			if (access === undefined || access === "public") return transformed;
			return {
				...transformed,
				schema: {
					...transformed.schema,
					security: [{ session: [] }],
					description: `Who may call: ${access}`,
				},
			};
		},
	});
	await app.register(async (docs) => {
		docs.addHook("onRoute", (route) => {
			route.config = { ...route.config, access: "public" };
			route.schema = { ...route.schema, hide: true };
		});
		await docs.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
	});
}
