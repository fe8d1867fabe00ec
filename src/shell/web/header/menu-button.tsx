import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

const SideMenu = dialogOnDemand(() => import("./side-menu.tsx"));

/** Opens the side menu; without scripts the footer replaces it. */
export function MenuButton() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<IconButton
				icon="menu"
				iconSize="lg"
				label={m["shell.header.menu"]()}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
				className="-ml-3 text-ink noscript:hidden"
			/>
			{isOpen && <SideMenu onClose={() => setOpen(false)} />}
		</>
	);
}
