import { type ReactNode, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import type { useStaffForm } from "./use-staff-form.ts";

type ServiceSectionProps = {
	title: string;
	lead?: string;
	form: Pick<ReturnType<typeof useStaffForm>, "attempts" | "isBusy">;
	/** Left out for staff who may only read. */
	onSave?: (() => void) | undefined;
	children: ReactNode;
};

/** One part of a service with its own Save, so that two people can change two parts at once. */
export function ServiceSection({ title, lead, form, onSave, children }: ServiceSectionProps) {
	const titleId = useId();
	const frame = useErrorFocus(form.attempts);
	return (
		<Card as="section" aria-labelledby={titleId} className="grid min-w-0 content-start gap-4">
			<div>
				<h2 id={titleId} className="text-lg font-strong">
					{title}
				</h2>
				{lead && <p className="text-ink-soft">{lead}</p>}
			</div>
			<form
				ref={frame}
				noValidate
				className="grid min-w-0 gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					onSave?.();
				}}
			>
				<FormFields sending={form.isBusy || onSave === undefined}>{children}</FormFields>
				{onSave !== undefined && (
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
		</Card>
	);
}
