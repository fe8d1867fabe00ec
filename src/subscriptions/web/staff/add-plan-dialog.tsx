import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { faultsOfPlan } from "../../plan.ts";
import type { PlansApi } from "../../plans.contract.ts";
import { type SubscriptionType, subscriptionTypes } from "../../subscription.ts";
import { PlanFields, type PlanDraft } from "./plan-fields.tsx";
import type { PlanService } from "./plans-loader.ts";
import { usePlanForm } from "./use-plan-form.ts";

const call = apiOf<PlansApi>();

type AddPlanDialogProps = {
	services: PlanService[];
	/** The service that the list is filtered by, if it is. */
	serviceId: string | undefined;
	onClose: () => void;
};

const numberOf = (typed: string) => (typed === "" ? null : Number(typed));
const typeOf = ({ type }: PlanDraft): SubscriptionType | undefined =>
	subscriptionTypes.find((one) => one === type);

/** The plan that a draft describes: a trial costs nothing, and only the size of its type counts. */
const termsOf = (draft: PlanDraft, type: SubscriptionType) => ({
	type,
	price: type === "Free Trial" ? 0 : (numberOf(draft.price) ?? Number.NaN),
	durationInMonths: type === "Enrolment Basis" ? numberOf(draft.months) : null,
	numberOfLeads: type === "Lead Basis" ? numberOf(draft.leads) : null,
});

function faultsOf(draft: PlanDraft): ErrorItem[] {
	const type = typeOf(draft);
	return [
		...(draft.serviceId === ""
			? [{ path: "serviceId", msg: m["subscriptions.plans.service_missing"]() }]
			: []),
		...(type === undefined
			? [{ path: "type", msg: m["subscriptions.plans.type_missing"]() }]
			: faultsOfPlan(termsOf(draft, type))),
	];
}

/** Adds a plan of a service or of one of its choices. */
export default function AddPlanDialog({ services, serviceId = "", onClose }: AddPlanDialogProps) {
	const formId = useId();
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const [draft, setDraft] = useState<PlanDraft>({
		serviceId,
		choiceId: "",
		type: "",
		price: "",
		months: "",
		leads: "",
		enabled: true,
	});
	const { form, isBusy, errorOf, clearError, submit } = usePlanForm(
		() => faultsOf(draft),
		async () => {
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
	);
	const enter = (part: Partial<PlanDraft>, field: string) => {
		clearError(field);
		setDraft((before) => ({ ...before, ...part }));
	};
	return (
		<Dialog
			title={m["subscriptions.plans.add_title"]()}
			size="md"
			onClose={onClose}
			foot={
				<Button type="submit" form={formId} variant="act" busy={isBusy}>
					{m["subscriptions.plans.adding"]()}
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
				<FormFields sending={isBusy} className="grid gap-4 *:min-w-0 md:grid-cols-2">
					<PlanFields draft={draft} services={services} errorOf={errorOf} enter={enter} />
					<Checkbox
						name="enabled"
						label={m["subscriptions.plans.offer_now"]()}
						checked={draft.enabled}
						onChange={({ target }) => enter({ enabled: target.checked }, "enabled")}
					/>
				</FormFields>
			</form>
		</Dialog>
	);
}
