import { isDeepStrictEqual } from "node:util";
import fastJsonStringify, { type AnySchema } from "fast-json-stringify";
import { serializerCompiler as checkingCompiler } from "fastify-type-provider-zod";
import { toJSONSchema } from "zod/v4/core";
import type * as z from "zod/mini";

type JsonSchema = { [key: string]: unknown };
type Route = Parameters<typeof checkingCompiler>[0];
type Serialize = (data: unknown) => string;

const isObject = (value: unknown): value is JsonSchema =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Writes "this or null" as a nullable this. The compiled serializer would otherwise try the branches one after the
 * other with a validator, on every value.
 */
function withNullables(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(withNullables);
	if (!isObject(schema)) return schema;
	const branches = schema["anyOf"];
	if (Array.isArray(branches) && branches.length === 2) {
		const kept = branches.filter((branch) => !(isObject(branch) && branch["type"] === "null"));
		const [only] = kept;
		if (kept.length === 1 && isObject(only) && only["$ref"] === undefined)
			return { ...(withNullables(only) as JsonSchema), nullable: true };
	}
	return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withNullables(value)]));
}

/** Compiles the serializer of a response, which writes only what the schema names. */
function compile(schema: z.ZodMiniType): Serialize {
	const json = toJSONSchema(schema, { io: "output", target: "draft-7", unrepresentable: "any" });
	const write = fastJsonStringify(withNullables(json) as AnySchema);
	return (data) => write(data);
}

function answerSchema(schema: Route["schema"]): z.ZodMiniType {
	return ("properties" in schema ? schema.properties : schema) as z.ZodMiniType;
}

/**
 * Serializes responses with code compiled from their schema: a list of twenty costs a third of validating and
 * stringifying it, and a field that the contract does not name still cannot get out. A route's code is compiled for its
 * first response, because compiling that of all routes took time and memory at every start.
 */
export function compiledSerializer({ schema }: Route): Serialize {
	let write: Serialize | undefined;
	return (data) => (write ??= compile(answerSchema(schema)))(data);
}

/**
 * The same for tests, which also find what the fast one does not check: a response that violates its schema, and a
 * field that a presenter returns and only the schema drops.
 */
export function strictSerializer(route: Route): Serialize {
	const write = compiledSerializer(route);
	const check = checkingCompiler(route);
	return (data) => {
		const written = write(data);
		const checked: unknown = JSON.parse(check(data));
		if (!isDeepStrictEqual(JSON.parse(written), checked))
			throw new Error(`${route.method} ${route.url}: written as ${written}`);
		if (!isDeepStrictEqual(JSON.parse(JSON.stringify(data)), checked))
			throw new Error(`${route.method} ${route.url}: more than its contract names`);
		return written;
	};
}
