import type { PropertyEntry, PropertyField } from "./property-field.ts";

const isConsent = (field: PropertyField) => field.name === "Consent" && !("fields" in field);

/** The whole form of a listing: the service's questions, then its choice's, and the service's Consent last. */
export function propertyFormOf(
	serviceFields: readonly PropertyField[],
	choiceFields: readonly PropertyField[] = [],
): PropertyField[] {
	const all = [...serviceFields, ...choiceFields];
	return [...all.filter((field) => !isConsent(field)), ...all.filter(isConsent)];
}

/** The entries at every depth, in the order of the form, without their groups. */
export function entriesOf(fields: readonly PropertyField[]): PropertyEntry[] {
	return fields.flatMap((field) => ("fields" in field ? entriesOf(field.fields) : [field]));
}
