import { useState } from "react";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import { fieldNameOf } from "../../property-place.ts";
import { Questions } from "./property-form.tsx";
import { type ChosenFile, draftOf, type PropertyDraft, withChosen } from "./property-form-draft.ts";
import type { QuestionForm } from "./use-property-form.ts";

/** A trial version of the form with these questions: nothing is saved or sent. */
export function PropertyFormPreview({ fields }: { fields: readonly PropertyField[] }) {
	const [typed, setTyped] = useState<PropertyDraft>({});
	const [chosen, setChosen] = useState<ChosenFile[]>([]);
	const form: QuestionForm = {
		listingId: "",
		draft: { ...draftOf(fields, {}), ...typed },
		errorOf: () => undefined,
		answer: (place, value) => setTyped((before) => ({ ...before, [fieldNameOf(place)]: value })),
		filesOf: (place) => ({
			kept: [],
			chosen: chosen.filter(({ field }) => field === fieldNameOf(place)),
		}),
		choose: (place, files) => setChosen((before) => withChosen(before, fieldNameOf(place), files)),
	};
	return <Questions form={form} fields={fields} place={[]} />;
}
