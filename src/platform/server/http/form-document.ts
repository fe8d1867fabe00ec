import type { UploadRules } from "../../contract.ts";
import type { JsonSchema } from "./document-schemas.ts";

const isSchema = (value: unknown): value is JsonSchema =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of an object schema under their names in a form: "newProfessional[serviceId]". */
function fieldsOf(schema: JsonSchema, prefix = ""): [name: string, field: JsonSchema][] {
	const properties = isSchema(schema["properties"]) ? schema["properties"] : {};
	return Object.entries(properties).flatMap(([part, field]) => {
		if (!isSchema(field)) return [];
		const name = prefix === "" ? part : `${prefix}[${part}]`;
		const below = fieldsOf(field, name);
		return below.length > 0 ? below : [[name, field]];
	});
}

const fileField = { type: "string", format: "binary" };
const fileFields = { type: "array", items: fileField };

/** The names of files in the document. The names under "properties[]" cannot be listed, so it represents them all. */
const namesOf = ({ fields }: UploadRules) =>
	fields.map((field) => [field.endsWith("[]") ? `${field.slice(0, -2)}[…]` : field, fileFields] as const);

/**
 * The input of a multipart call for the OpenAPI document: the form with its files, or JSON without them. `fields`
 * is the body's schema without references.
 */
export function formDocument(body: JsonSchema, fields: JsonSchema, rules: UploadRules): JsonSchema {
	const form = {
		type: "object",
		description: `At most ${rules.maxFiles} files, each of at most ${rules.maxFileBytes} bytes`,
		properties: {
			...Object.fromEntries(fieldsOf(fields)),
			...Object.fromEntries(namesOf(rules)),
		},
	};
	return {
		content: { "multipart/form-data": { schema: form }, "application/json": { schema: body } },
	};
}
