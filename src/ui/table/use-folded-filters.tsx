import { useId, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../form/button.tsx";

/**
 * On a phone, filters open by a button, so that the list stays on the screen: render `button` before them and pass
 * them `folded`.
 */
export function useFoldedFilters() {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const button = (
		<Button
			icon="sliders-horizontal"
			aria-expanded={isOpen}
			aria-controls={id}
			className="justify-self-start md:hidden"
			onClick={() => setOpen(!isOpen)}
		>
			{m["ui.filters"]()}
		</Button>
	);
	return { button, folded: { id, className: isOpen ? "" : "max-md:hidden" } };
}
