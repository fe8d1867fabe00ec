import type { PropertyEntry } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { FieldError, Hint, useFieldWiring } from "../../../ui/form/field.tsx";
import type { PropertyPlace } from "../../property-place.ts";
import type { QuestionForm } from "./use-property-form.ts";

/** The props of every question's field. */
export type QuestionProps = { form: QuestionForm; entry: PropertyEntry; place: PropertyPlace };

/** The hint below the field: what to write, and that customers do not see it. */
export function hintOf({ description, private: isPrivate }: PropertyEntry): string | undefined {
	const words = [description, isPrivate ? m["listings.answers.private"]() : undefined];
	return words.filter((part) => part !== undefined).join(" ") || undefined;
}

type QuestionFrameProps = {
	label: string;
	hint?: string;
	error?: string;
	optional: boolean;
	/** Shown next to the label: an action for the whole answer. */
	action?: React.ReactNode;
	children: React.ReactNode;
};

/** The frame of a question with several controls: its name, the controls, then the hint or error. */
export function QuestionFrame({ label, hint, error, optional, action, children }: QuestionFrameProps) {
	const { hintId, errorId, control } = useFieldWiring(undefined, { hint, error });
	return (
		<fieldset
			data-invalid={control["aria-invalid"]}
			aria-describedby={control["aria-describedby"]}
			className="col-span-full grid min-w-0 content-start gap-2"
		>
			<legend className="contents">
				<span className="leading-5 font-strong [overflow-wrap:anywhere]">
					{label}
					{optional && <span className="font-normal text-ink-faint"> {m["ui.optional"]()}</span>}
				</span>
			</legend>
			<div className="flex flex-wrap items-center gap-2">
				{children}
				{action}
			</div>
			{error ? <FieldError id={errorId}>{error}</FieldError> : hint && <Hint id={hintId}>{hint}</Hint>}
		</fieldset>
	);
}
