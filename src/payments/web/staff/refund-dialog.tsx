import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { RupeeField } from "../../../ui/form/digits-field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { PaymentDetails } from "../../payment-details.contract.ts";
import { optionsOf } from "./payment-labels.tsx";
import { RefundDecisionFields } from "./refund-decision-fields.tsx";
import { type RefundRoute, useRefundForm } from "./use-refund-form.ts";

const routeNames: Record<RefundRoute, () => string> = {
	provider: m["payments.refund.through_provider"],
	"manual-upi": m["payments.refund.upi"],
	cash: m["payments.refund.cash"],
};

type Form = ReturnType<typeof useRefundForm>;

/** What the books need for a refund by hand. */
function RecordedFields({ form }: { form: Form }) {
	return (
		<>
			<TextField type="date" label={m["payments.refund.date"]()} {...form.field("paymentDate")} />
			<TextField
				label={m["payments.history.transaction_id"]()}
				hint={m["payments.form.transaction_hint"]()}
				autoComplete="off"
				{...form.field("transactionId")}
			/>
		</>
	);
}

/** Refunds money of a payment: through the provider, or recorded after a refund by hand. */
export default function RefundDialog({ details, onClose }: { details: PaymentDetails; onClose: () => void }) {
	const form = useRefundForm(details, onClose);
	const { left, abilities, subscription } = details;
	const { provider, ...byHand } = routeNames;
	const routes = abilities.refundThroughProvider ? { provider, ...byHand } : byHand;
	const { route } = form.values;
	return (
		<FormDialog
			title={m["payments.refund.title"]()}
			size="md"
			confirm={route === "provider" ? m["payments.refund.send"]() : m["payments.refund.record"]()}
			form={form}
			className="grid items-start gap-4 *:min-w-0 md:grid-cols-2"
			onClose={onClose}
		>
			<RupeeField
				paise
				label={m["payments.history.amount"]()}
				hint={m["payments.refund.left"]({ left: formatRupeesExact(left) })}
				{...form.field("amount")}
			/>
			<SelectField
				label={m["payments.refund.route"]()}
				placeholder={m["payments.form.choose"]()}
				hint={route === "provider" ? undefined : m["payments.refund.by_hand_hint"]()}
				options={optionsOf(routes)}
				{...form.field("route")}
			/>
			{route !== "provider" && route !== "" && <RecordedFields form={form} />}
			{subscription !== null && <RefundDecisionFields form={form} />}
			<div className="md:col-span-2">
				<TextArea label={m["payments.refund.reason"]()} rows={2} maxLength={500} {...form.field("reason")} />
			</div>
		</FormDialog>
	);
}
