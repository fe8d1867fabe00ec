import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { RupeeField } from "../../../ui/form/digits-field.tsx";
import { faultOfPrice } from "../../plan.ts";
import type { PlansApi } from "../../plans.contract.ts";
import { planLabel } from "../../subscription.ts";
import type { PlanAnswer } from "../../subscriptions.contract.ts";

const call = apiOf<PlansApi>();

const priceOf = (typed: string) => (typed === "" ? Number.NaN : Number(typed));

/** Changes the price of one plan for new purchases. */
export default function PriceDialog({ plan, onClose }: { plan: PlanAnswer; onClose: () => void }) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const [seen, setSeen] = useState(plan.price);
	const form = useForm({
		initial: { price: String(plan.price) },
		check: ({ price }) => {
			const fault = faultOfPrice(plan.type, priceOf(price));
			return fault === undefined ? [] : [{ path: "price", msg: fault }];
		},
		submit: async ({ price }) => {
			try {
				await call("PUT /api/subscription/:id/price", {
					params: { id: plan._id },
					body: { price: priceOf(price), basedOn: seen },
				});
			} catch (failure) {
				const now = failure instanceof ApiFailure ? failure.body["now"] : undefined;
				if (typeof now === "number") setSeen(now);
				throw failure;
			}
			alert("success", m["subscriptions.plans.changed"]());
			await revalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["subscriptions.plans.change_price"]()}
			confirm={m["subscriptions.plans.change_price"]()}
			form={form}
			onClose={onClose}
		>
			<p>
				{plan.serviceId.type} · {planLabel(plan)} · {formatRupeesExact(seen)}
			</p>
			<RupeeField
				paise
				label={m["subscriptions.plans.new_price"]()}
				hint={m["subscriptions.plans.price_hint"]()}
				{...form.field("price")}
			/>
		</FormDialog>
	);
}
