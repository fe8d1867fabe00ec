import type { Sector, Service } from "./catalogue.ts";
import type { PropertyField } from "./property-field.ts";

/** The kinds of texts of the catalogue, each with its translations. */
export const catalogueTexts = [
	"sector",
	"service",
	"choice",
	"description",
	"field",
	"hint",
	"unit",
	"option",
] as const;
export type CatalogueText = (typeof catalogueTexts)[number];

type Texts = Record<CatalogueText, readonly (string | null | undefined)[]>;

function textsOfField(field: PropertyField): Partial<Texts>[] {
	const own = { field: [field.name], hint: [field.description] };
	if ("fields" in field) return [own, ...field.fields.flatMap(textsOfField)];
	return [{ ...own, unit: [field.unit], option: field.enum ?? [] }];
}

/** The texts of these kinds in the catalogue, in its order, each once. */
export function textsOf(
	kind: CatalogueText,
	sectors: readonly Sector[],
	services: readonly Service[],
): string[] {
	const all: Partial<Texts>[] = [
		...sectors.map(({ sector, sectorName, description }) => ({
			sector: [sector, sectorName],
			description: [description],
		})),
		...services.flatMap(({ type, description, choices, fields }) => [
			{ service: [type], description: [description], choice: choices.map(({ name }) => name) },
			...[fields, ...choices.map((choice) => choice.fields)].flat().flatMap(textsOfField),
		]),
	];
	return [...new Set(all.flatMap((texts) => texts[kind] ?? []).flatMap((text) => text || []))];
}
