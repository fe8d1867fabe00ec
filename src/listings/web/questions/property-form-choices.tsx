import type { ComponentProps } from "react";
import { labelOf, optionLabel } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { fieldNameOf } from "../../property-place.ts";
import { isSameAnswer } from "../../property-value.ts";
import { hintOf, QuestionFrame, type QuestionProps } from "./property-form-frame.tsx";

/** One option to tap; the tick shows that it is chosen without relying on colour. */
function Chip({ label, ...input }: Omit<ComponentProps<"input">, "className"> & { label: string }) {
	return (
		<label className="relative inline-flex min-h-11 min-w-0 cursor-pointer items-center gap-1.5 rounded-full border border-field bg-surface px-4 py-1.5 [overflow-wrap:anywhere] hover:border-act has-checked:border-act has-checked:bg-act-tint has-checked:font-strong has-checked:text-act-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
			<input {...input} className="peer absolute inset-0 cursor-[inherit] opacity-0" />
			<Icon name="check" size="sm" className="hidden shrink-0 peer-checked:block" />
			{label}
		</label>
	);
}

const frameOf = ({ form, entry, place }: QuestionProps) => ({
	label: labelOf(entry),
	hint: hintOf(entry),
	error: form.errorOf(place),
	optional: entry.required !== true,
});

/** Any number of the options. */
export function ManyChoices(question: QuestionProps) {
	const { form, entry, place } = question;
	const chosen = [form.draft[fieldNameOf(place)] ?? []].flat();
	const toggle = (answer: string, isChosen: boolean) => {
		const others = chosen.filter((one) => !isSameAnswer(one, answer));
		form.answer(place, isChosen ? [...others, answer.trim()] : others);
	};
	return (
		<QuestionFrame {...frameOf(question)}>
			{(entry.enum ?? []).map((answer) => (
				<Chip
					key={answer}
					type="checkbox"
					label={optionLabel(entry, answer).trim()}
					checked={chosen.some((one) => isSameAnswer(one, answer))}
					onChange={({ target }) => toggle(answer, target.checked)}
				/>
			))}
		</QuestionFrame>
	);
}

/** Yes or no; an optional question can be cleared again. */
export function YesOrNo(question: QuestionProps) {
	const { form, entry, place } = question;
	const name = fieldNameOf(place);
	const value = form.draft[name];
	const options = [
		{ value: "true", label: m["listings.property.yes"]() },
		{ value: "false", label: m["listings.property.no"]() },
	];
	return (
		<QuestionFrame
			{...frameOf(question)}
			action={
				entry.required !== true &&
				value !== "" && (
					<Button
						variant="text"
						aria-label={m["listings.answers.clear_of"]({ name: labelOf(entry) })}
						onClick={({ currentTarget }) => {
							form.answer(place, "");
							// The button disappears with the answer, so the focus moves to the question.
							currentTarget.closest("fieldset")?.querySelector("input")?.focus();
						}}
					>
						{m["listings.answers.clear"]()}
					</Button>
				)
			}
		>
			{options.map((option) => (
				<Chip
					key={option.value}
					type="radio"
					name={name}
					{...option}
					checked={value === option.value}
					onChange={({ target }) => form.answer(place, target.value)}
				/>
			))}
		</QuestionFrame>
	);
}
