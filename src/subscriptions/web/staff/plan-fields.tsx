import { m } from "../../../paraglide/messages.js";
import type { useForm } from "../../../platform/web/use-form.ts";
import { AffixField } from "../../../ui/form/affix-field.tsx";
import { keep, RupeeField } from "../../../ui/form/digits-field.tsx";
import { Hint } from "../../../ui/form/field.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { plainDigits } from "../../../ui/form/typed-digits.ts";
import { planTypeNames, subscriptionTypes } from "../../subscription.ts";
import type { PlanService } from "./plans-loader.ts";

/** A new plan as typed. */
export type PlanDraft = {
	serviceId: string;
	choiceId: string;
	type: string;
	price: string;
	durationInMonths: string;
	numberOfLeads: string;
	enabled: boolean;
};

type PlanForm = ReturnType<typeof useForm<PlanDraft>>;
type PlanFieldsProps = { form: PlanForm; services: PlanService[] };

function ServiceFields({ form, services }: PlanFieldsProps) {
	const choices = services.find(({ _id }) => _id === form.values.serviceId)?.choices ?? [];
	return (
		<>
			<SelectField
				label={m["words.service"]()}
				placeholder={m["subscriptions.plans.choose_service"]()}
				options={services.map((one) => ({ value: one._id, label: one.type }))}
				{...form.field("serviceId")}
				onChange={({ target }) => form.enter({ serviceId: target.value, choiceId: "" })}
			/>
			<SelectField
				label={m["subscriptions.plans.choice"]()}
				placeholder={m["subscriptions.plans.all_choices"]()}
				options={choices.map((one) => ({ value: one._id, label: one.name }))}
				disabled={choices.length === 0}
				{...form.field("choiceId")}
			/>
		</>
	);
}

/** The months of an Enrolment Basis plan or the leads of a Lead Basis plan; a trial has fixed values for both. */
function SizeField({ form }: { form: PlanForm }) {
	const { type } = form.values;
	if (type === "Free Trial") return <Hint>{m["subscriptions.plans.trial_hint"]()}</Hint>;
	if (type !== "Enrolment Basis" && type !== "Lead Basis") return null;
	const isTimed = type === "Enrolment Basis";
	const field = form.field(isTimed ? "durationInMonths" : "numberOfLeads");
	return (
		<AffixField
			inputMode="numeric"
			autoComplete="off"
			label={isTimed ? m["subscriptions.plans.duration"]() : m["subscriptions.plans.leads"]()}
			{...field}
			onChange={keep(plainDigits, field.onChange)}
		/>
	);
}

/** The service, the size and the price of a new plan. */
export function PlanFields({ form, services }: PlanFieldsProps) {
	return (
		<>
			<ServiceFields form={form} services={services} />
			<SelectField
				label={m["subscriptions.plans.type"]()}
				placeholder={m["subscriptions.plans.choose_type"]()}
				options={subscriptionTypes.map((one) => ({ value: one, label: planTypeNames[one]() }))}
				{...form.field("type")}
			/>
			<SizeField form={form} />
			{form.values.type !== "Free Trial" && (
				<RupeeField
					paise
					label={m["subscriptions.plans.price"]()}
					hint={m["subscriptions.plans.price_hint"]()}
					{...form.field("price")}
				/>
			)}
		</>
	);
}
