import type { Translate } from "../../platform/server/database/translated.ts";
import type { Sector, Service } from "../catalogue.ts";
import type { CatalogueText } from "../catalogue-texts.ts";
import type { PropertyEntry, PropertyField } from "../property-field.ts";

type To = Translate<CatalogueText>;

/** The catalogue's names in another language. Slugs, search words and the keys of answers stay. */
export function translateCatalogue(
	{ sectors, services }: { sectors: readonly Sector[]; services: readonly Service[] },
	to: To,
): [Sector[], Service[]] {
	const translated = new Map(sectors.map((sector) => [sector.id, translateSector(sector, to)]));
	return [
		[...translated.values()],
		services.map((service) => ({
			...translateService(service, to),
			sector: translated.get(service.sector.id) ?? service.sector,
		})),
	];
}

function translateSector(sector: Sector, to: To): Sector {
	const name = (text: string) => to("sector", text) ?? text;
	return {
		...sector,
		sector: name(sector.sector),
		sectorName: sector.sectorName === null ? null : name(sector.sectorName),
		description: to("description", sector.description) ?? sector.description,
	};
}

function translateService(service: Service, to: To): Service {
	return {
		...service,
		type: to("service", service.type) ?? service.type,
		description: to("description", service.description) ?? service.description,
		fields: translateFields(service.fields, to),
		choices: service.choices.map((choice) => ({
			...choice,
			name: to("choice", choice.name) ?? choice.name,
			fields: translateFields(choice.fields, to),
		})),
		formerForms: service.formerForms.map(({ version, fields, choices }) => ({
			version,
			fields: translateFields(fields, to),
			choices: Object.fromEntries(
				Object.entries(choices).map(([id, asked]) => [id, translateFields(asked, to)]),
			),
		})),
	};
}

/** Names and options are the keys of answers, and the unit says whether a number is money: they get labels. */
function translateFields(fields: readonly PropertyField[], to: To): PropertyField[] {
	return fields.map((field) => {
		const label = to("field", field.name);
		const hint = field.description && to("hint", field.description);
		const words = { ...(label && { label }), ...(hint && { description: hint }) };
		if ("fields" in field) return { ...field, ...words, fields: translateFields(field.fields, to) };
		return { ...field, ...words, ...unitLabelOf(field, to), ...optionLabelsOf(field, to) };
	});
}

function unitLabelOf({ unit }: PropertyEntry, to: To): Pick<PropertyEntry, "unitLabel"> {
	const label = unit && to("unit", unit);
	if (!label) return {};
	// An amount has the sign of the rupee instead of the word.
	const rupees = /^rupees\b/.test(unit) ? to("unit", "rupees") : undefined;
	return { unitLabel: rupees && label.startsWith(rupees) ? label.slice(rupees.length).trim() : label };
}

function optionLabelsOf({ enum: options }: PropertyEntry, to: To): Pick<PropertyEntry, "optionLabels"> {
	return options === undefined
		? {}
		: { optionLabels: options.map((option) => to("option", option) ?? option) };
}
