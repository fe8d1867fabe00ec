import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { Suspended } from "./suspend-dialog.tsx";

const SuspendDialog = dialogOnDemand(() => import("./suspend-dialog.tsx"));

type SuspendButtonProps = { name: string; suspended: Suspended; onSuspended: () => void };

/** For managers: the button that suspends a person or a listing. */
export function SuspendButton({ name, suspended, onSuspended }: SuspendButtonProps) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="danger" icon="ban" className="justify-self-start" onClick={() => setOpen(true)}>
				{m["safety.suspend.button"]()}
			</Button>
			{isOpen && (
				<SuspendDialog
					name={name}
					suspended={suspended}
					onSuspended={onSuspended}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}
