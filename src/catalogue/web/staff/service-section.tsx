import { type ReactNode, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import type { Form } from "../../../platform/web/use-form.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";

type ServiceSectionProps = {
	title: string;
	lead?: string;
	form: Form;
	/** What a colleague changed in the meantime. */
	note?: ReactNode;
	dialog?: ReactNode;
	/** False for staff who may only read. */
	canChange: boolean;
	children: ReactNode;
};

/** One part of a service with its own Save, so that two people can change two parts at the same time. */
export function ServiceSection({
	title,
	lead,
	form,
	note,
	dialog,
	canChange,
	children,
}: ServiceSectionProps) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="grid min-w-0 content-start gap-4">
			<div>
				<h2 id={titleId} className="text-lg font-strong">
					{title}
				</h2>
				{lead && <p className="text-ink-soft">{lead}</p>}
			</div>
			<form {...form.formProps} className="grid min-w-0 gap-4">
				<FormFields sending={form.isBusy || !canChange}>
					{children}
					{note}
				</FormFields>
				{canChange && (
					<Button
						type="submit"
						variant="act"
						busy={form.isBusy}
						className="justify-self-start"
						aria-describedby={titleId}
					>
						{m["catalogue.staff.save"]()}
					</Button>
				)}
			</form>
			{dialog}
		</Card>
	);
}
