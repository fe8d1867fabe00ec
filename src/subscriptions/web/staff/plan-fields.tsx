import { m } from "../../../paraglide/messages.js";
import { AffixField } from "../../../ui/affix-field.tsx";
import { keep, RupeeField } from "../../../ui/digits-field.tsx";
import { Hint } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { plainDigits } from "../../../ui/typed-digits.ts";
import { subscriptionTypes } from "../../subscription.ts";
import type { PlanService } from "./plans-loader.ts";

/** A new plan as it is typed. */
export type PlanDraft = {
	serviceId: string;
	choiceId: string;
	type: string;
	price: string;
	months: string;
	leads: string;
	enabled: boolean;
};

type PlanFieldsProps = {
	draft: PlanDraft;
	services: PlanService[];
	errorOf: (field: string) => string | undefined;
	/** Takes the part that changes, of this field. */
	enter: (part: Partial<PlanDraft>, field: string) => void;
};

function ServiceFields({ draft, services, errorOf, enter }: PlanFieldsProps) {
	const choices = services.find(({ _id }) => _id === draft.serviceId)?.choices ?? [];
	return (
		<>
			<SelectField
				name="serviceId"
				label={m["words.service"]()}
				placeholder={m["subscriptions.plans.choose_service"]()}
				options={services.map((one) => ({ value: one._id, label: one.type }))}
				value={draft.serviceId}
				error={errorOf("serviceId")}
				onChange={({ target }) => enter({ serviceId: target.value, choiceId: "" }, "serviceId")}
			/>
			<SelectField
				name="choiceId"
				label={m["subscriptions.plans.choice"]()}
				placeholder={m["subscriptions.plans.all_choices"]()}
				options={choices.map((one) => ({ value: one._id, label: one.name }))}
				value={draft.choiceId}
				disabled={choices.length === 0}
				error={errorOf("choiceId")}
				onChange={({ target }) => enter({ choiceId: target.value }, "choiceId")}
			/>
		</>
	);
}

/** The months of an Enrolment Basis plan, the leads of a Lead Basis plan; a trial has both, always the same. */
function SizeField({ draft, errorOf, enter }: PlanFieldsProps) {
	if (draft.type === "Enrolment Basis")
		return (
			<AffixField
				inputMode="numeric"
				autoComplete="off"
				name="durationInMonths"
				label={m["subscriptions.plans.duration"]()}
				value={draft.months}
				error={errorOf("durationInMonths")}
				onChange={keep(plainDigits, ({ target }) => enter({ months: target.value }, "durationInMonths"))}
			/>
		);
	if (draft.type === "Lead Basis")
		return (
			<AffixField
				inputMode="numeric"
				autoComplete="off"
				name="numberOfLeads"
				label={m["subscriptions.plans.leads"]()}
				value={draft.leads}
				error={errorOf("numberOfLeads")}
				onChange={keep(plainDigits, ({ target }) => enter({ leads: target.value }, "numberOfLeads"))}
			/>
		);
	return draft.type === "Free Trial" ? <Hint>{m["subscriptions.plans.trial_hint"]()}</Hint> : null;
}

/** What a new plan is of, what it gives and what it costs. */
export function PlanFields(props: PlanFieldsProps) {
	const { draft, errorOf, enter } = props;
	return (
		<>
			<ServiceFields {...props} />
			<SelectField
				name="type"
				label={m["subscriptions.plans.type"]()}
				placeholder={m["subscriptions.plans.choose_type"]()}
				options={subscriptionTypes.map((one) => ({ value: one, label: one }))}
				value={draft.type}
				error={errorOf("type")}
				onChange={({ target }) => enter({ type: target.value }, "type")}
			/>
			<SizeField {...props} />
			{draft.type !== "Free Trial" && (
				<RupeeField
					name="price"
					paise
					label={m["subscriptions.plans.price"]()}
					hint={m["subscriptions.plans.price_hint"]()}
					value={draft.price}
					error={errorOf("price")}
					onChange={({ target }) => enter({ price: target.value }, "price")}
				/>
			)}
		</>
	);
}
