import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { RupeeField } from "../../../ui/digits-field.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { faultOfPrice } from "../../plan.ts";
import type { PlansApi } from "../../plans.contract.ts";
import { planLabel } from "../../subscription.ts";
import type { PlanAnswer } from "../../subscriptions.contract.ts";
import { usePlanForm } from "./use-plan-form.ts";

const call = apiOf<PlansApi>();

const priceOf = (typed: string) => (typed === "" ? Number.NaN : Number(typed));

/** Changes what one plan costs from now on. */
export default function PriceDialog({ plan, onClose }: { plan: PlanAnswer; onClose: () => void }) {
	const formId = useId();
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const [typed, setTyped] = useState(String(plan.price));
	const check = () => {
		const fault = faultOfPrice(plan.type, priceOf(typed));
		return fault === undefined ? [] : [{ path: "price", msg: fault }];
	};
	const { form, isBusy, errorOf, clearError, submit } = usePlanForm(check, async () => {
		await call("PUT /api/subscription/:id/price", {
			params: { id: plan._id },
			body: { price: priceOf(typed) },
		});
		alert("success", m["subscriptions.plans.changed"]());
		await revalidate();
		onClose();
	});
	return (
		<Dialog
			title={m["subscriptions.plans.change_price"]()}
			onClose={onClose}
			foot={
				<Button type="submit" form={formId} variant="act" busy={isBusy}>
					{m["subscriptions.plans.change_price"]()}
				</Button>
			}
		>
			<form
				id={formId}
				ref={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<FormFields sending={isBusy} className="grid gap-4">
					<p>
						{plan.serviceId.type} · {planLabel(plan)} · {formatRupeesExact(plan.price)}
					</p>
					<RupeeField
						name="price"
						paise
						label={m["subscriptions.plans.new_price"]()}
						hint={m["subscriptions.plans.price_hint"]()}
						error={errorOf("price")}
						value={typed}
						onChange={({ target }) => {
							clearError("price");
							setTyped(target.value);
						}}
					/>
				</FormFields>
			</form>
		</Dialog>
	);
}
