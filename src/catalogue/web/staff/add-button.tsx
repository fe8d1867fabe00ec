import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/form/button.tsx";

type AddButtonProps = { label: string; renderDialog: (onClose: () => void) => ReactNode };

/** The button above a list that opens the dialog to add to it. */
export function AddButton({ label, renderDialog }: AddButtonProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="act" icon="plus" onClick={() => setOpen(true)}>
				{label}
			</Button>
			{isOpen && renderDialog(() => setOpen(false))}
		</>
	);
}
