import { type ReactNode, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import type { useStaffForm } from "./use-staff-form.ts";

type StaffDialogProps = {
	title: string;
	/** The button that sends the form. */
	confirm: string;
	form: Pick<ReturnType<typeof useStaffForm>, "attempts" | "isBusy">;
	onSubmit: () => void;
	onClose: () => void;
	children: ReactNode;
};

/** A form of the catalogue in a dialog. */
export function StaffDialog({ title, confirm, form, onSubmit, onClose, children }: StaffDialogProps) {
	const formId = useId();
	const frame = useErrorFocus(form.attempts);
	return (
		<Dialog
			title={title}
			size="md"
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{m["catalogue.staff.cancel"]()}
					</Button>
					<Button type="submit" form={formId} variant="act" size="lg" busy={form.isBusy}>
						{confirm}
					</Button>
				</>
			}
		>
			<form
				ref={frame}
				id={formId}
				noValidate
				className="grid gap-5"
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit();
				}}
			>
				{children}
			</form>
		</Dialog>
	);
}
