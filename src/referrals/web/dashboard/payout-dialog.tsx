import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { RupeeField } from "../../../ui/form/digits-field.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { PersonBalance, ReferralListApi } from "../../referral-list.contract.ts";
import { personName } from "./person-name.ts";

const call = apiOf<ReferralListApi>();

type PayoutDialogProps = { person: PersonBalance; onClose: () => void };

/** Records a payment made to a person outside the product, with the reference of the transfer. */
export default function PayoutDialog({ person, onClose }: PayoutDialogProps) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const form = useForm({
		initial: { amount: String(person.payable), reference: "" },
		submit: async ({ amount, reference }) => {
			const body = { userId: person.user._id, amount: Number(amount), reference };
			await call("POST /api/referral/payouts", { body });
			alert("success", m["referrals.payout.done"]());
			await revalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["referrals.payout.pay"]()}
			confirm={m["referrals.payout.pay"]()}
			form={form}
			onClose={onClose}
		>
			<KeyValues
				items={[
					{ key: m["referrals.payout.person"](), value: personName(person.user) },
					{ key: m["referrals.payout.payable"](), value: formatRupeesExact(person.payable) },
				]}
			/>
			<RupeeField paise label={m["referrals.payout.amount"]()} {...form.field("amount")} />
			<TextField
				autoComplete="off"
				maxLength={60}
				label={m["referrals.payout.reference"]()}
				hint={m["referrals.payout.reference_hint"]()}
				{...form.field("reference")}
			/>
		</FormDialog>
	);
}
