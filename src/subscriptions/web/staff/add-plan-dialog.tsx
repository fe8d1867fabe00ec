import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { faultsOfPlan } from "../../plan.ts";
import type { PlansApi } from "../../plans.contract.ts";
import { type SubscriptionType, subscriptionTypes } from "../../subscription.ts";
import { PlanFields, type PlanDraft } from "./plan-fields.tsx";
import type { PlanService } from "./plans-loader.ts";

const call = apiOf<PlansApi>();

type AddPlanDialogProps = {
	services: PlanService[];
	/** The service that filters the list, if any. */
	serviceId: string | undefined;
	onClose: () => void;
};

const numberOf = (typed: string) => (typed === "" ? null : Number(typed));
const typeOf = ({ type }: PlanDraft): SubscriptionType | undefined =>
	subscriptionTypes.find((one) => one === type);

/** The plan that a draft describes: a trial is free, and only the size of its type counts. */
const termsOf = (draft: PlanDraft, type: SubscriptionType) => ({
	type,
	price: type === "Free Trial" ? 0 : (numberOf(draft.price) ?? Number.NaN),
	durationInMonths: type === "Enrolment Basis" ? numberOf(draft.durationInMonths) : null,
	numberOfLeads: type === "Lead Basis" ? numberOf(draft.numberOfLeads) : null,
});

function faultsOf(draft: PlanDraft): ErrorItem[] {
	const type = typeOf(draft);
	const faults = faultsOfPlan(termsOf(draft, type ?? subscriptionTypes[0]));
	return [
		...(draft.serviceId === ""
			? [{ path: "serviceId", msg: m["subscriptions.plans.service_missing"]() }]
			: []),
		// Without a type there is no size field yet, but the price is required anyway.
		...(type === undefined
			? [
					{ path: "type", msg: m["subscriptions.plans.type_missing"]() },
					...faults.filter(({ path }) => path === "price"),
				]
			: faults),
	];
}

/** Adds a plan of a service or of one of its choices. */
export default function AddPlanDialog({ services, serviceId = "", onClose }: AddPlanDialogProps) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const form = useForm<PlanDraft>({
		initial: {
			serviceId,
			choiceId: "",
			type: "",
			price: "",
			durationInMonths: "",
			numberOfLeads: "",
			enabled: true,
		},
		check: faultsOf,
		submit: async (draft) => {
			const type = typeOf(draft);
			if (type === undefined) return;
			const { serviceId: ofService, choiceId, enabled } = draft;
			await call("POST /api/subscription", {
				body: { serviceId: ofService, choiceId: choiceId || null, ...termsOf(draft, type), enabled },
			});
			alert("success", m["subscriptions.plans.added"]());
			await revalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["subscriptions.plans.add_title"]()}
			size="md"
			confirm={m["subscriptions.plans.adding"]()}
			form={form}
			className="grid gap-4 *:min-w-0 md:grid-cols-2"
			onClose={onClose}
		>
			<PlanFields form={form} services={services} />
			<Checkbox
				name="enabled"
				label={m["subscriptions.plans.offer_now"]()}
				checked={form.values.enabled}
				onChange={({ target }) => form.enter({ enabled: target.checked })}
			/>
		</FormDialog>
	);
}
