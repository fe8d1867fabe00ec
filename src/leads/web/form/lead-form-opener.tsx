import { useState } from "react";
import { leadFormAddress, type LeadFormSlotProps } from "../../../listings/web/list/lead-form-slot.tsx";
import { m } from "../../../paraglide/messages.js";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { goesElsewhere } from "../../../ui/opens-elsewhere.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";

const LeadFormDialog = dialogOnDemand(() => import("./lead-form-dialog.tsx"));

/**
 * Opens the lead form: a dialog over the page, or the form's own page before scripts run. It fills the slot on the
 * pages of listings.
 */
export function LeadFormOpener({ opensAtOnce = false, ...start }: LeadFormSlotProps) {
	const hydrated = useHydrated();
	const [wanted, setWanted] = useState<boolean | null>(null);
	const isOpen = wanted ?? (opensAtOnce && hydrated);
	return (
		<>
			<ButtonLink
				to={leadFormAddress(start)}
				variant="now"
				aria-haspopup="dialog"
				onClick={(event) => {
					if (goesElsewhere(event)) return;
					event.preventDefault();
					setWanted(true);
				}}
			>
				{m["words.send_request"]()}
			</ButtonLink>
			{isOpen && <LeadFormDialog {...start} onClose={() => setWanted(false)} />}
		</>
	);
}
