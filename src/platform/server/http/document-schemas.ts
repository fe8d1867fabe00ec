import { isDeepStrictEqual } from "node:util";
import { toJSONSchema } from "zod/v4/core";
import * as z from "zod/mini";

export type JsonSchema = { [key: string]: unknown };

/** The named schemas of the document, by name. */
export type NamedSchemas = Readonly<Record<string, z.ZodMiniType>>;

/** Requests and responses differ: a field with a default is optional in a request and always in a response. */
type Direction = "input" | "output";

type Components = { components?: object };

/** Converts schemas to those of an OpenAPI document. */
export type DocumentSchemas = {
	/** The schema, with references to named ones. */
	describe(schema: z.ZodMiniType, io: Direction): JsonSchema;
	/** The schema without any reference. */
	describeInline(schema: z.ZodMiniType, io: Direction): JsonSchema;
	/** The document with the named schemas it refers to: "Lead", or "LeadInput" if a request's differs. */
	complete<Document extends Components>(document: Document): Document;
};

const prefix = "#/components/schemas/";

/** A copy of a JSON value in which every reference is replaced. */
function mapReferences<Value>(value: Value, replace: (reference: string) => string): Value {
	return JSON.parse(JSON.stringify(value), (key: string, part: unknown) =>
		key === "$ref" && typeof part === "string" ? replace(part) : part,
	) as Value;
}

/** "#/$defs/Lead" as a component, with its direction: whether requests need their own is known once all are read. */
function toComponent(reference: string, io: Direction): string {
	const name = reference.slice("#/$defs/".length);
	// Zod numbers recursive schemas without a name.
	if (name === "" || name.startsWith("__schema"))
		throw new Error("a schema that refers to itself needs a name in the API's document");
	return `${prefix}${io}/${name}`;
}

const hasReferences = (schema: JsonSchema) => JSON.stringify(schema).includes('"$ref":');

/** The document's schemas with these names. */
export function createDocumentSchemas(named: NamedSchemas): DocumentSchemas {
	const names = z.registry<{ id: string }>();
	const noNames = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
	const used = { input: new Map<string, JsonSchema>(), output: new Map<string, JsonSchema>() };

	/** The final name of a schema. A schema that is equal for requests and responses has one name. */
	function nameOf(name: string, io: Direction): string {
		const request = used.input.get(name);
		const response = used.output.get(name);
		if (io === "output" || request === undefined || response === undefined) return name;
		return !hasReferences(request) && isDeepStrictEqual(request, response) ? name : `${name}Input`;
	}

	function convert(schema: z.ZodMiniType, io: Direction, metadata: typeof names) {
		const { $schema: _, ...json } = toJSONSchema(schema, { io, metadata, unrepresentable: "any" });
		return mapReferences(json, (reference) => toComponent(reference, io));
	}

	return {
		describe(schema, io) {
			const { $defs = {}, ...json } = convert(schema, io, names);
			for (const [name, definition] of Object.entries($defs)) used[io].set(name, { ...definition });
			return json;
		},
		describeInline: (schema, io) => convert(schema, io, noNames),
		complete(document) {
			const schemas = new Map<string, JsonSchema>();
			for (const io of ["input", "output"] as const)
				for (const [name, schema] of used[io]) {
					const finalName = nameOf(name, io);
					if (finalName !== name && finalName in named)
						throw new Error(`two schemas of the API's document are named ${finalName}`);
					schemas.set(finalName, schema);
				}
			const sorted = [...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1));
			const all = { ...document.components, schemas: Object.fromEntries(sorted) };
			return mapReferences({ ...document, components: all }, (reference) => {
				const [io, name = ""] = reference.slice(prefix.length).split("/");
				return prefix + nameOf(name, io === "input" ? "input" : "output");
			});
		},
	};
}
