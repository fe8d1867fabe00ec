import type { ReactNode } from "react";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useTask } from "./use-task.ts";

type ConfirmDialogProps = {
	title: string;
	/** What it is about. */
	children: ReactNode;
	/** The button that changes nothing. */
	keep: string;
	/** The button that confirms. */
	confirm: string;
	/** "act" if nothing is undone or removed. */
	variant?: "danger" | "act";
	/** The message after success. */
	done: string;
	/** Does it; throws ApiFailure, which is shown while the dialog stays open. */
	onConfirm: () => Promise<void>;
	onClose: () => void;
};

/** Asks for confirmation before something that cannot be undone, does it, and closes. */
export function ConfirmDialog({
	title,
	children,
	keep,
	confirm,
	variant = "danger",
	done,
	onConfirm,
	onClose,
}: ConfirmDialogProps) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const act = () =>
		run(async () => {
			await onConfirm();
			alert("success", done);
			onClose();
		});
	return (
		<Dialog
			title={title}
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{keep}
					</Button>
					<Button variant={variant} size="lg" busy={isBusy} onClick={() => void act()}>
						{confirm}
					</Button>
				</>
			}
		>
			{children}
		</Dialog>
	);
}
