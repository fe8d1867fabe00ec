import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Section } from "../../../ui/layout/page.tsx";
import { CodeAsker } from "./code-asker.tsx";

const EnrolmentDialog = dialogOnDemand(() => import("./enrolment-dialog.tsx"));

/** For staff, on their account page: set up another phone or new recovery codes. */
export default function AccountSecondFactor() {
	const [isOpen, setOpen] = useState(false);
	return (
		<Section
			id="two-step"
			title={m["accounts.second_factor.account_title"]()}
			lead={m["accounts.second_factor.account_lead"]()}
		>
			<Button icon="key-round" className="justify-self-start" onClick={() => setOpen(true)}>
				{m["accounts.second_factor.account_again"]()}
			</Button>
			{isOpen && <EnrolmentDialog onClose={() => setOpen(false)} />}
			<CodeAsker />
		</Section>
	);
}
