import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createDocumentSchemas } from "./document-schemas.ts";

const id = z.uuid();
const person = z.object({ _id: id, name: z._default(z.string(), "") });

test("refers to a named schema, even from others, and contains it once", () => {
	const schemas = createDocumentSchemas({ Id: id, Person: person });
	const one = schemas.describe(person, "output");
	const many = schemas.describe(z.object({ people: z.array(person), first: z.nullable(person) }), "output");
	const { components, ...paths } = schemas.complete<object>({ one, many }) as Record<string, unknown>;
	const reference = { $ref: "#/components/schemas/Person" };
	expect(paths).toMatchObject({
		one: reference,
		many: { properties: { people: { items: reference }, first: { anyOf: [reference, { type: "null" }] } } },
	});
	expect(components).toMatchObject({
		schemas: {
			Id: { type: "string", format: "uuid" },
			Person: { properties: { _id: { $ref: "#/components/schemas/Id" } }, required: ["_id", "name"] },
		},
	});
});

test("gives a request's schema its own name if it differs from the response's", () => {
	const schemas = createDocumentSchemas({ Id: id, Person: person });
	const sent = schemas.describe(person, "input");
	const answered = schemas.describe(person, "output");
	expect(schemas.complete<object>({ sent, answered })).toMatchObject({
		sent: { $ref: "#/components/schemas/PersonInput" },
		answered: { $ref: "#/components/schemas/Person" },
		components: {
			schemas: {
				Person: { properties: { _id: { $ref: "#/components/schemas/Id" } }, required: ["_id", "name"] },
				PersonInput: { properties: { _id: { $ref: "#/components/schemas/Id" } }, required: ["_id"] },
			},
		},
	});
});

test("keeps a request schema's name if no response has it", () => {
	const schemas = createDocumentSchemas({ Person: person });
	const sent = schemas.describe(person, "input");
	expect(schemas.complete<object>({ sent })).toMatchObject({
		sent: { $ref: "#/components/schemas/Person" },
		components: { schemas: { Person: { required: ["_id"] } } },
	});
});

test("refuses two schemas with one name", () => {
	const schemas = createDocumentSchemas({ Person: person, PersonInput: z.object({}) });
	schemas.describe(person, "input");
	schemas.describe(person, "output");
	expect(() => schemas.complete({})).toThrow("named PersonInput");
});

test("leaves out an unused name and keeps the rest of the document", () => {
	const schemas = createDocumentSchemas({ Id: id, Person: person });
	schemas.describe(id, "output");
	const components = { securitySchemes: { session: {} } };
	const document = schemas.complete<{ components: object }>({ components });
	expect(document).toEqual({
		components: { securitySchemes: { session: {} }, schemas: { Id: expect.any(Object) } },
	});
});

const tree = z.object({
	name: z.string(),
	get children() {
		return z.array(tree);
	},
});

test("refers to a recursive schema by its name", () => {
	const schemas = createDocumentSchemas({ Tree: tree });
	const roots = schemas.describe(z.array(tree), "output");
	expect(schemas.complete<object>({ roots })).toMatchObject({
		roots: { items: { $ref: "#/components/schemas/Tree" } },
		components: {
			schemas: { Tree: { properties: { children: { items: { $ref: "#/components/schemas/Tree" } } } } },
		},
	});
});

test.each([
	["itself", tree],
	["within another", z.object({ roots: z.array(tree) })],
])("refuses a recursive schema without a name: %s", (_, schema) => {
	expect(() => createDocumentSchemas({}).describe(schema, "output")).toThrow("needs a name");
});

test("inlines every schema without references", () => {
	const schemas = createDocumentSchemas({ Id: id, Person: person });
	expect(schemas.describeInline(z.object({ person }), "input")).toMatchObject({
		properties: { person: { properties: { _id: { format: "uuid" } }, required: ["_id"] } },
	});
});
