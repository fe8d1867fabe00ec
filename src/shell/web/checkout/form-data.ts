/** The values of a form: texts, lists of them, and groups. */
export type FormFields = { readonly [name: string]: string | readonly string[] | FormFields | undefined };

/** The fields as a multipart form, groups under names such as `buyer[state]`, a list by its name repeated. */
export function toFormData(fields: FormFields): FormData {
	const form = new FormData();
	for (const [name, value] of flatten(fields)) form.append(name, value);
	return form;
}

function flatten(fields: FormFields, nameOf = (name: string) => name): [name: string, value: string][] {
	return Object.entries(fields).flatMap(([name, value]) => {
		const whole = nameOf(name);
		if (value === undefined) return [];
		if (typeof value === "string") return [[whole, value] as [string, string]];
		if (isList(value)) return value.map((one): [string, string] => [whole, one]);
		return flatten(value, (inner) => `${whole}[${inner}]`);
	});
}

const isList = (value: readonly string[] | FormFields): value is readonly string[] => Array.isArray(value);
