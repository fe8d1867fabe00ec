import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { PaymentDetails } from "../../payment-details.contract.ts";

const RefundDialog = dialogOnDemand(() => import("./refund-dialog.tsx"));

/**
 * Opens the refund dialog of a payment, if anything can be refunded. The page may reload while the dialog is open,
 * and the dialog stays.
 */
export function RefundButton({ details }: { details: PaymentDetails }) {
	const [isOpen, setOpen] = useState(false);
	const { refundThroughProvider, recordRefund } = details.abilities;
	return (
		<>
			{(refundThroughProvider || recordRefund) && (
				<Button icon="wallet" onClick={() => setOpen(true)}>
					{m["payments.refund.title"]()}
				</Button>
			)}
			{isOpen && <RefundDialog details={details} onClose={() => setOpen(false)} />}
		</>
	);
}
