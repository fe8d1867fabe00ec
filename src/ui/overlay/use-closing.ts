import type { DialogRootProps } from "@base-ui/react/dialog";
import { useState } from "react";

/** A press on the alert above a dialog is not a press outside of the dialog. */
function isOnAlert(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("[data-alert-layer]") !== null;
}

/** For a dialog that is open while it is in the page: plays the closing animation first and then calls `onClose`. */
export function useClosing(
	onClose: () => void,
): Pick<DialogRootProps, "open" | "onOpenChange" | "onOpenChangeComplete"> {
	const [open, setOpen] = useState(true);
	return {
		open,
		onOpenChange: (next, details) => {
			if (isOnAlert(details.event.target)) details.cancel();
			else setOpen(next);
		},
		onOpenChangeComplete: (isOpen) => {
			if (!isOpen) onClose();
		},
	};
}
