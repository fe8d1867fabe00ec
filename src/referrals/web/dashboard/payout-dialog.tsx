import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RupeeField } from "../../../ui/digits-field.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { KeyValues } from "../../../ui/key-values.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useErrorFocus } from "../../../ui/use-error-focus.ts";
import type { PersonBalance, ReferralListApi } from "../../referral-list.contract.ts";

const call = apiOf<ReferralListApi>();

type PayoutDialogProps = { person: PersonBalance; onClose: () => void };

/** Records what was paid to a person outside of the product, with the reference of the transfer. */
export default function PayoutDialog({ person, onClose }: PayoutDialogProps) {
	const formId = useId();
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const { revalidate } = useRevalidator();
	const [amount, setAmount] = useState(String(person.payable));
	const [reference, setReference] = useState("");
	const [errors, setErrors] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const form = useErrorFocus(attempts);
	const errorOf = (field: string) => errors.find(({ path }) => path === field)?.msg;
	const clearError = (field: string) => setErrors((before) => before.filter(({ path }) => path !== field));
	const pay = () =>
		run(
			async () => {
				const body = { userId: person.user._id, amount: Number(amount), reference };
				await call("POST /api/referral/payouts", { body });
				alert("success", m["referrals.payout.done"]());
				await revalidate();
				onClose();
			},
			(failure) => {
				setErrors(failure.errors);
				setAttempts((before) => before + 1);
			},
		);
	return (
		<Dialog
			title={m["referrals.payout.pay"]()}
			onClose={onClose}
			foot={
				<Button type="submit" form={formId} variant="act" busy={isBusy}>
					{m["referrals.payout.pay"]()}
				</Button>
			}
		>
			<form
				id={formId}
				ref={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void pay();
				}}
			>
				<FormFields sending={isBusy} className="grid gap-4">
					<KeyValues
						items={[
							{
								key: m["referrals.payout.person"](),
								value: person.user.name ?? m["referrals.payout.deleted"](),
							},
							{ key: m["referrals.payout.payable"](), value: formatRupeesExact(person.payable) },
						]}
					/>
					<RupeeField
						name="amount"
						paise
						label={m["referrals.payout.amount"]()}
						error={errorOf("amount")}
						value={amount}
						onChange={({ target }) => {
							clearError("amount");
							setAmount(target.value);
						}}
					/>
					<TextField
						name="reference"
						autoComplete="off"
						maxLength={60}
						label={m["referrals.payout.reference"]()}
						hint={m["referrals.payout.reference_hint"]()}
						error={errorOf("reference")}
						value={reference}
						onChange={({ target }) => {
							clearError("reference");
							setReference(target.value);
						}}
					/>
				</FormFields>
			</form>
		</Dialog>
	);
}
