import { m } from "../../../paraglide/messages.js";
import { PhoneField } from "../../../ui/form/digits-field.tsx";
import { Hint } from "../../../ui/form/field.tsx";
import { Segment } from "../../../ui/form/segment.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { ServiceForm } from "./use-service-form.ts";

/** Staff register someone else and may skip the payment. */
export function StaffFields({ form }: { form: ServiceForm }) {
	const { skipsPayment } = form.values;
	return (
		<div className="grid gap-4 rounded-lg bg-sunk p-4">
			<PhoneField
				{...form.field("phone")}
				autoComplete="off"
				label={m["listings.register.mobile"]()}
				hint={m["listings.register.mobile_hint"]()}
				onChange={(event) => form.enterPhone(event.target.value)}
			/>
			<div className="grid gap-1.5">
				<Segment
					name="paymentOption"
					legend={m["listings.register.payment"]()}
					options={[
						{ value: "true", label: m["listings.register.payment_true"]() },
						{ value: "false", label: m["listings.register.payment_false"]() },
					]}
					value={String(skipsPayment)}
					onChange={(value) => form.enter({ skipsPayment: value === "true" })}
				/>
				<Hint>{m["listings.register.payment_hint"]()}</Hint>
			</div>
			{skipsPayment && (
				<TextField
					{...form.field("skipReason")}
					maxLength={500}
					label={m["listings.status.reason"]()}
					hint={m["listings.status.reason_hint"]()}
				/>
			)}
		</div>
	);
}
