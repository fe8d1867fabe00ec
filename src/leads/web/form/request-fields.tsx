import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import type { useForm } from "../../../platform/web/use-form.ts";
import { RupeeField } from "../../../ui/form/digits-field.tsx";
import { Segment } from "../../../ui/form/segment.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { revealLimits } from "../../lead.ts";
import { type RequestDraft, timeBounds } from "./lead-draft.ts";

/** The digits of ₹10 crore, the highest accepted budget. */
const longestAmount = 9;

type RequestForm = Pick<
	ReturnType<typeof useForm<RequestDraft>>,
	"values" | "field" | "checkField" | "enter"
>;

function BudgetFields({ form: { field, checkField } }: { form: RequestForm }) {
	return (
		<div className="grid grid-cols-2 gap-3">
			<RupeeField
				{...field("budgetMin")}
				name="budget.min"
				error={undefined}
				maxLength={longestAmount}
				label={m["leads.form.budget_from"]()}
			/>
			<RupeeField
				{...field("budgetMax")}
				name="budget.max"
				maxLength={longestAmount}
				label={m["leads.form.budget_to"]()}
				onBlur={() => checkField("budgetMax")}
			/>
		</div>
	);
}

function TimeField({ form: { field, checkField } }: { form: RequestForm }) {
	// The limits depend on the current time, which the server's cached page does not know.
	const [now] = useState(() => new Date());
	const bounds = useHydrated() ? timeBounds(now) : {};
	return (
		<TextField
			type="datetime-local"
			{...field("time")}
			name="preferredDateTime"
			{...bounds}
			label={m["leads.form.time"]()}
			onBlur={() => checkField("time")}
		/>
	);
}

type LimitFieldProps = {
	form: RequestForm;
	/** So many professionals see the number already. */
	lowestLimit?: number;
};

/** How many professionals may see the customer's number. */
export function LimitField({ form: { values, enter }, lowestLimit = revealLimits.minimum }: LimitFieldProps) {
	const limits = Array.from({ length: revealLimits.maximum - lowestLimit + 1 }, (_, place) =>
		String(lowestLimit + place),
	);
	return (
		<Segment
			name="revealLimit"
			legend={m["leads.form.limit"]()}
			options={limits.map((limit) => ({ value: limit, label: limit }))}
			value={values.limit}
			onChange={(limit) => enter({ limit })}
		/>
	);
}

/** What a request asks for, all optional and changeable while it is open. */
export function RequestFields({ form }: { form: RequestForm }) {
	return (
		<>
			<div className="grid gap-4 md:grid-cols-2">
				<BudgetFields form={form} />
				<TimeField form={form} />
			</div>
			<TextArea {...form.field("description")} maxLength={1000} label={m["leads.form.description"]()} />
		</>
	);
}
