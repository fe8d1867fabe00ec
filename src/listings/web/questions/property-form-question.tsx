import { labelOf, optionLabel } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { AffixField } from "../../../ui/form/affix-field.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { keep, PhoneField } from "../../../ui/form/digits-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { plainAmount } from "../../../ui/form/typed-digits.ts";
import { asksConsent, asksMobile } from "../../property-answers.ts";
import { fieldNameOf } from "../../property-place.ts";
import { textLength } from "../../property-value.ts";
import { affixesOf } from "../../property-words.ts";
import { ManyChoices, YesOrNo } from "./property-form-choices.tsx";
import { hintOf, type QuestionProps } from "./property-form-frame.tsx";
import { PropertyFiles } from "./property-form-files.tsx";
import { PropertyTexts } from "./property-form-texts.tsx";

function Consent({ form, entry, place }: QuestionProps) {
	return (
		<div className="col-span-full border-t border-line pt-4">
			<Checkbox
				label={entry.description ?? m["listings.answers.consent"]()}
				name={fieldNameOf(place)}
				checked={form.draft[fieldNameOf(place)] === "true"}
				onChange={({ target }) => form.answer(place, target.checked ? "true" : "")}
				error={form.errorOf(place)}
			/>
		</div>
	);
}

/** A question with one answer that is typed, or chosen from a calendar or a list. */
function OneAnswer({ form, entry, place }: QuestionProps) {
	const field = {
		label: labelOf(entry),
		hint: hintOf(entry),
		optional: entry.required !== true,
		name: fieldNameOf(place),
		value: String(form.draft[fieldNameOf(place)] ?? ""),
		error: form.errorOf(place),
		className: "min-w-0 [overflow-wrap:anywhere]",
	};
	const answer = ({ target }: { target: { value: string } }) => form.answer(place, target.value);
	if (entry.enum !== undefined) {
		const options = entry.enum.map((one) => ({ value: one.trim(), label: optionLabel(entry, one).trim() }));
		return (
			<SelectField
				{...field}
				options={options}
				placeholder={m["listings.answers.choose"]()}
				onChange={answer}
			/>
		);
	}
	// A second number: do not suggest the account's own, which the phone would autofill.
	if (asksMobile(entry)) return <PhoneField {...field} autoComplete="off" onChange={answer} />;
	if (entry.type === "Number")
		return (
			<AffixField
				{...field}
				{...affixesOf(entry)}
				inputMode="decimal"
				autoComplete="off"
				onChange={keep(plainAmount, answer)}
			/>
		);
	if (entry.type === "Date")
		return <TextField {...field} type="date" min="1900-01-01" max="2199-12-31" onChange={answer} />;
	return <TextField {...field} maxLength={textLength} onChange={answer} />;
}

/** The field for one question, depending on its type. */
export function PropertyQuestion(question: QuestionProps) {
	const { entry } = question;
	if (asksConsent(entry)) return <Consent {...question} />;
	if (entry.type === "File") return <PropertyFiles {...question} />;
	if (entry.multiple === true)
		return entry.enum === undefined ? <PropertyTexts {...question} /> : <ManyChoices {...question} />;
	return entry.type === "Boolean" ? <YesOrNo {...question} /> : <OneAnswer {...question} />;
}
