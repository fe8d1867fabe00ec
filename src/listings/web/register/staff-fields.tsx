import { m } from "../../../paraglide/messages.js";
import { PhoneField } from "../../../ui/form/digits-field.tsx";
import { Hint } from "../../../ui/form/field.tsx";
import { Segment } from "../../../ui/form/segment.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { Faults } from "./registration-faults.ts";
import type { Registration } from "./use-registration.ts";

type StaffFieldsProps = { registration: Registration; errors: Faults };

/** Staff register someone else and may skip the payment. */
export function StaffFields({ registration, errors }: StaffFieldsProps) {
	const { draft, enter, enterPhone } = registration;
	return (
		<div className="grid gap-4 rounded-lg bg-sunk p-4">
			<PhoneField
				name="mobile"
				autoComplete="off"
				label={m["listings.register.mobile"]()}
				hint={m["listings.register.mobile_hint"]()}
				error={errors["mobile"]}
				value={draft.phone}
				onChange={(event) => enterPhone(event.target.value)}
			/>
			<div className="grid gap-1.5">
				<Segment
					name="paymentOption"
					legend={m["listings.register.payment"]()}
					options={[
						{ value: "true", label: m["listings.register.payment_true"]() },
						{ value: "false", label: m["listings.register.payment_false"]() },
					]}
					value={String(draft.skipsPayment)}
					onChange={(value) => enter({ skipsPayment: value === "true" }, "paymentOption")}
				/>
				<Hint>{m["listings.register.payment_hint"]()}</Hint>
			</div>
			{draft.skipsPayment && (
				<TextField
					name="reason"
					maxLength={500}
					label={m["listings.status.reason"]()}
					hint={m["listings.status.reason_hint"]()}
					error={errors["reason"]}
					value={draft.skipReason}
					onChange={(event) => enter({ skipReason: event.target.value }, "reason")}
				/>
			)}
		</div>
	);
}
