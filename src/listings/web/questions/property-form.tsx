import { Fragment } from "react";
import { labelOf, type PropertyField, type PropertyGroup } from "../../../catalogue/property-field.ts";
import { m } from "../../../paraglide/messages.js";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { asksConsent } from "../../property-answers.ts";
import type { PropertyPlace } from "../../property-place.ts";
import { PropertyQuestion } from "./property-form-question.tsx";
import type { PropertyForm, QuestionForm } from "./use-property-form.ts";

type QuestionsProps = { form: QuestionForm; fields: readonly PropertyField[]; place: PropertyPlace };

function Group({ form, group, place }: { form: QuestionForm; group: PropertyGroup; place: PropertyPlace }) {
	return (
		<fieldset className="col-span-full grid min-w-0 gap-4 border-t border-line pt-5">
			<legend className="contents">
				<span className="text-lg font-strong [overflow-wrap:anywhere]">{labelOf(group)}</span>
			</legend>
			{group.description && <p className="-mt-3 text-ink-soft">{group.description}</p>}
			<Questions form={form} fields={group.fields} place={place} />
		</fieldset>
	);
}

/** Short answers are side by side from 768 px. A rule separates each group from what comes before and after it. */
export function Questions({ form, fields, place }: QuestionsProps) {
	return (
		<div className="grid gap-5 md:grid-cols-2 md:gap-x-4">
			{fields.map((field, index) => {
				const here = [...place, field.name];
				if ("fields" in field) return <Group key={field.name} form={form} group={field} place={here} />;
				const previous = fields[index - 1];
				return (
					<Fragment key={field.name}>
						{previous !== undefined && "fields" in previous && !asksConsent(field) && (
							<hr className="col-span-full border-line" />
						)}
						<PropertyQuestion form={form} entry={field} place={here} />
					</Fragment>
				);
			})}
		</div>
	);
}

function SendButton({ form, block = false }: { form: PropertyForm; block?: boolean }) {
	return (
		<Button
			type="submit"
			variant="now"
			size="lg"
			block={block}
			busy={form.isBusy}
			className={block ? "" : "max-desk:hidden"}
		>
			{form.progress === null
				? m["listings.answers.send"]()
				: m["listings.answers.sending"]({ percent: Math.round(form.progress * 100) })}
		</Button>
	);
}

type PropertyFieldsProps = { form: PropertyForm; fields: readonly PropertyField[] };

/** A service's own questions as a form; the consent comes last, after all groups. */
export function PropertyFields({ form, fields }: PropertyFieldsProps) {
	return (
		<form {...form.formProps} className="grid gap-6">
			<FormFields sending={form.isBusy}>
				<Questions form={form} fields={fields} place={[]} />
				<SendButton form={form} />
				<ActionBar>
					<SendButton form={form} block />
				</ActionBar>
			</FormFields>
		</form>
	);
}
