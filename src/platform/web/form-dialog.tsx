import { type ReactNode, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import type { Form } from "./use-form.ts";

type FormDialogProps = {
	title: string;
	size?: "sm" | "md";
	/** The button that submits the form. */
	confirm: string;
	/** "danger" if something is removed. */
	variant?: "act" | "danger";
	form: Form;
	className?: string;
	onClose: () => void;
	children: ReactNode;
};

/** A form in a dialog. */
export function FormDialog({
	title,
	size = "sm",
	confirm,
	variant = "act",
	form,
	className = "grid gap-5 *:min-w-0",
	onClose,
	children,
}: FormDialogProps) {
	const formId = useId();
	return (
		<Dialog
			title={title}
			size={size}
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{m["words.cancel"]()}
					</Button>
					<Button type="submit" form={formId} variant={variant} size="lg" busy={form.isBusy}>
						{confirm}
					</Button>
				</>
			}
		>
			<form id={formId} {...form.formProps}>
				<FormFields sending={form.isBusy} className={className}>
					{children}
				</FormFields>
			</form>
		</Dialog>
	);
}
