import { useState } from "react";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import { fieldNameOf } from "../../property-place.ts";
import { Questions } from "./property-form.tsx";
import { type ChosenFile, draftOf, type PropertyDraft, withChosen } from "./property-form-draft.ts";
import type { PropertyForm } from "./use-property-form.ts";

/** A trial version of the form with these questions: nothing is saved or sent. */
export function PropertyFormPreview({ fields }: { fields: readonly PropertyField[] }) {
	const [typed, setTyped] = useState<PropertyDraft>({});
	const [chosen, setChosen] = useState<ChosenFile[]>([]);
	const form: PropertyForm = {
		listingId: "",
		draft: { ...draftOf(fields, {}), ...typed },
		attempts: 0,
		isSending: false,
		progress: null,
		faultsAt: () => [],
		answer: (place, value) => setTyped((before) => ({ ...before, [fieldNameOf(place)]: value })),
		filesOf: (place) => ({
			kept: [],
			chosen: chosen.filter(({ field }) => field === fieldNameOf(place)),
		}),
		choose: (place, files) => setChosen((before) => withChosen(before, fieldNameOf(place), files)),
		send: () => Promise.resolve(),
	};
	return <Questions form={form} fields={fields} place={[]} />;
}
