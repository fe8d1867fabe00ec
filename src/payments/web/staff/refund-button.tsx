import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { dialogOnDemand } from "../../../ui/dialog-on-demand.tsx";
import type { PaymentDetails } from "../../payment-details.contract.ts";

const RefundDialog = dialogOnDemand(() => import("./refund-dialog.tsx"));

/** Opens the refund of a payment, if anything can be given back. */
export function RefundButton({ details }: { details: PaymentDetails }) {
	const [isOpen, setOpen] = useState(false);
	const { refundThroughProvider, recordRefund } = details.abilities;
	if (!refundThroughProvider && !recordRefund) return null;
	return (
		<>
			<Button icon="wallet" onClick={() => setOpen(true)}>
				{m["payments.refund.title"]()}
			</Button>
			{isOpen && <RefundDialog details={details} onClose={() => setOpen(false)} />}
		</>
	);
}
