import { beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../../testing/test-server.ts";
import type { ApiRoute } from "../../contract.ts";

type Schema = {
	$ref?: string;
	type?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	enum?: string[];
	const?: string;
};
type Operation = {
	operationId: string;
	security: Record<string, string[]>[];
	parameters?: { in: string; name: string; required?: boolean; schema: { pattern?: string } }[];
	responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};

/** All calls of all contracts, by "METHOD /path"; a contract may be split over files, but each call is in one. */
const calls: [string, ApiRoute][] = Object.values(
	import.meta.glob<Record<string, unknown>>("../../../*/*.contract.ts", { eager: true }),
).flatMap((file) =>
	Object.entries(file)
		.filter(([name]) => name.endsWith("Api"))
		.flatMap(([, contract]) => Object.entries(contract as Record<string, ApiRoute>)),
);

let document: {
	servers: { url: string }[];
	components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
	paths: Record<string, Record<string, Operation>>;
};
beforeAll(async () => {
	const server = await startTestServer({ PUBLIC_URL: "https://nukkad.test/" });
	document = (await server.app.inject("/api/docs/json")).json();
	await server.close();
});

/** The document's entry of a call. */
function documented(key: string): Operation {
	const [method = "", path = ""] = key.split(" ");
	const found = document.paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
	if (found === undefined) throw new Error(`not in the document: ${key}`);
	return found;
}
const statusesOf = (key: string) => Object.keys(documented(key).responses).map(Number);
const keyHeader = (key: string) =>
	documented(key).parameters?.find(({ in: where, name }) => where === "header" && name === "Idempotency-Key");
/** A schema itself, resolving a reference. */
function resolved(schema: Schema | undefined): Schema | undefined {
	const name = schema?.$ref?.replace("#/components/schemas/", "");
	return name === undefined ? schema : document.components.schemas[name];
}
const bodyOf = (key: string, status: number) =>
	documented(key).responses[status]?.content?.["application/json"]?.schema;
/** The fields of a failure's body beyond the common ones. */
function carried(key: string, status: number) {
	const schema = resolved(bodyOf(key, status));
	const { message, errors, requestId, reason, ...others } = schema?.properties ?? {};
	expect([message?.type, errors?.type, requestId?.type]).toEqual(["string", "array", "string"]);
	expect(schema?.required?.toSorted()).toEqual(["errors", "message", "requestId"]);
	const reasons = reason?.const === undefined ? reason?.enum : [reason.const];
	return { reasons, fields: Object.keys(others).toSorted() };
}

describe("every call", () => {
	test("is in exactly one contract, and all contracts are compared", () => {
		expect(calls.length).toBeGreaterThan(50);
		expect(new Set(calls.map(([key]) => key)).size).toBe(calls.length);
	});

	test("documents its success and every declared failure with its body", () => {
		for (const [key, { status = 200, failures = {} }] of calls) {
			expect(statusesOf(key), key).toContain(status);
			for (const [code, failure] of Object.entries(failures)) {
				const { when, carries } = typeof failure === "string" ? { when: failure, carries: null } : failure;
				expect(documented(key).responses[code]?.description, key).toContain(when);
				const further = Object.keys(carries?.shape ?? {}).filter((name) => name !== "reason");
				expect(carried(key, Number(code)).fields, key).toEqual(further.toSorted());
			}
		}
	});

	test("documents what applies to all of its kind", () => {
		for (const [key, { access, body, upload, failures = {} }] of calls) {
			const statuses = statusesOf(key);
			expect(statuses, key).toEqual(expect.arrayContaining([400, 404, 429, 500, 503]));
			const asks = (code: number) => access !== "public" || code in failures;
			expect(
				[401, 403].map((code) => statuses.includes(code)),
				key,
			).toEqual([asks(401), asks(403)]);
			const hasBody = body !== undefined || upload !== undefined;
			expect(
				[413, 415].map((code) => statuses.includes(code)),
				key,
			).toEqual([hasBody, body !== undefined]);
		}
	});

	test("documents an Idempotency-Key only if it is used", () => {
		for (const [key, { access, repeatable = false }] of calls) {
			expect(keyHeader(key) !== undefined, key).toBe(repeatable);
			if (!repeatable) continue;
			expect(keyHeader(key)).toMatchObject({
				required: false,
				schema: { pattern: "^[\\x21-\\x7e]{1,200}$" },
			});
			expect(documented(key).responses[409]?.description, key).toMatch(
				/the Idempotency-Key came with another/i,
			);
			// Keys of guests would be shared by all guests.
			expect(access, key).not.toBe("public");
		}
	});
});

describe("clients", () => {
	const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

	test("find a unique name for every call, including those without a contract", () => {
		const names = operations().map(({ operationId }) => operationId);
		expect(names.filter((name) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([]);
		expect(new Set(names).size).toBe(names.length);
		expect(names).toContain("getWorkerCategoryByIdFilesByName");
		expect(documented("POST /api/lead/:id/claim").operationId).toBe("postLeadByIdClaim");
	});

	test("find the server at the public address", () => {
		expect(document.servers).toEqual([{ url: "https://nukkad.test" }]);
	});

	test("find the token required for every call that is not public", () => {
		expect(document.components.securitySchemes).toEqual({
			session: { type: "apiKey", in: "header", name: "x-auth-token" },
		});
		for (const [key, { access }] of calls)
			expect(documented(key).security, key).toEqual(access === "public" ? [] : [{ session: [] }]);
		expect(documented("GET /api/health").security).toEqual([]);
		expect(documented("GET /api/workerCategory/:id/files/:name").security).toEqual([]);
	});

	test("find one schema for failures without further fields", () => {
		const plain = calls.flatMap(([key, { failures = {} }]) =>
			statusesOf(key)
				.filter((status) => status >= 400 && typeof (failures[status] ?? "") === "string")
				.map((status) => bodyOf(key, status)),
		);
		expect(plain.length).toBeGreaterThan(500);
		expect(new Set(plain.map((schema) => schema?.$ref))).toEqual(new Set(["#/components/schemas/Error"]));
	});

	test("find schemas by name, without two copies of a large object", () => {
		expect(bodyOf("POST /api/lead/:id/claim", 200)?.properties?.["lead"]).toEqual({
			$ref: "#/components/schemas/Lead",
		});
		const large = new Map<string, number>();
		JSON.stringify(document, (_, part: Schema | null) => {
			if (Object.keys(part?.properties ?? {}).length > 5) {
				const text = JSON.stringify(part);
				large.set(text, (large.get(text) ?? 0) + 1);
			}
			return part;
		});
		expect([...large].filter(([, times]) => times > 1).map(([text]) => text)).toEqual([]);
	});
});

describe("some calls", () => {
	test("the provider's callback: an empty response, and 401 although it is public", () => {
		const { responses } = documented("POST /api/payments/phonepe/callback");
		expect(responses[204]).toEqual({ description: "No Content" });
		expect(responses[401]?.description).toBe("Not signed by the provider");
		expect(statusesOf("POST /api/payments/phonepe/callback")).toEqual([
			204, 400, 401, 404, 413, 415, 429, 500, 503,
		]);
	});

	test("the plans, which only managers see completely", () => {
		expect(statusesOf("GET /api/subscription")).toEqual([200, 400, 401, 403, 404, 429, 500, 503]);
		expect(documented("GET /api/subscription").responses[401]?.description).toBe(
			"Not signed in, and disabled plans are asked for too",
		);
	});

	test("the payment of a plan, with the fields of its failures", () => {
		const key = "POST /api/payments/phonepe/pay";
		expect(statusesOf(key)).toEqual([200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]);
		expect(carried(key, 409)).toEqual({ reasons: undefined, fields: ["amount", "professional"] });
		expect(carried(key, 503)).toEqual({
			reasons: undefined,
			fields: ["merchantTransactionId", "professionalId"],
		});
		expect(documented(key).responses[409]?.description).toMatch(/paid already.*; or the Idempotency-Key/);
	});

	test("a registration, whose conflict contains the professional", () => {
		expect(carried("POST /api/workerCategory", 409).fields).toEqual(["professional"]);
		const professional = bodyOf("POST /api/workerCategory", 409)?.properties?.["professional"];
		expect(professional).toEqual({ $ref: "#/components/schemas/Professional" });
		expect(resolved(professional)?.properties?.["professionalStatus"]).toBeDefined();
	});

	test("a claim, whose refusals have reasons", () => {
		const service = ["choiceId", "choiceName", "serviceId", "serviceName"];
		expect(carried("POST /api/lead/:id/claim", 402)).toEqual({
			reasons: ["subscription_missing_or_expired"],
			fields: [...service.slice(0, 2), "professionalId", ...service.slice(2)],
		});
		expect(carried("POST /api/lead/:id/claim", 403)).toEqual({
			reasons: ["professional_not_registered", "account_suspended"],
			fields: service,
		});
	});

	test("the calls that an Idempotency-Key runs once", () => {
		const repeatable = calls.filter(([key]) => keyHeader(key) !== undefined).map(([key]) => key);
		expect(repeatable.toSorted()).toEqual([
			"POST /api/jobs",
			"POST /api/lead",
			"POST /api/payments/:merchantTransactionId/refund",
			"POST /api/payments/history/record",
			"POST /api/payments/phonepe/pay",
			"POST /api/workerCategory",
			"PUT /api/profile/education",
			"PUT /api/profile/experience",
		]);
	});

	test("a 409 documents the call's own refusals and the changed body of a key", () => {
		expect(documented("POST /api/lead").responses[409]?.description).toBe(
			"The number is not the sender's own and is in as many open leads as it can be; or the Idempotency-Key came with another body",
		);
		expect(documented("POST /api/payments/history/record").responses[409]?.description).toBe(
			"The transactionId is in the books already; the merchantTransactionId is that of a payment that was not written by hand, has its end, or differs in more than the status; or more would be given back than was paid; or the Idempotency-Key came with another body",
		);
	});

	test("an invoice is a file", () => {
		const key = "GET /api/subscription/professionals/:subscriptionId/invoice";
		expect(documented(key).responses[200]).toEqual({
			description: "The file",
			content: { "application/pdf": { schema: { type: "string" } } },
		});
		expect(carried(key, 409)).toEqual({ reasons: ["not_paid", "nothing_due"], fields: [] });
	});
});

test("the page of the document loads nothing from other hosts", async () => {
	const server = await startTestServer();
	const { headers } = await server.app.inject("/api/docs");
	await server.close();
	const policy = String(headers["content-security-policy"]);
	expect(policy).toContain("img-src 'self' data:;");
	expect(policy).not.toMatch(/https:|\*|swagger\.io/);
});

test("neither page nor JSON exist if the document is disabled", async () => {
	const silent = await startTestServer({ API_DOCS: "false" });
	for (const url of ["/api/docs", "/api/docs/json"]) expect((await silent.call("GET", url)).status).toBe(404);
	expect((await silent.call("GET", "/api/service")).status).toBe(200);
	await silent.close();
});
