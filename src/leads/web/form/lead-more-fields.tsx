import { useId, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { RupeeField } from "../../../ui/form/digits-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segment } from "../../../ui/form/segment.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { revealLimits } from "../../lead.ts";
import { timeBounds } from "./lead-draft.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";
import type { LeadForm } from "./use-lead-form.ts";

/** The digits of ₹10 crore, the highest accepted budget. */
const longestAmount = 9;
const limits = Array.from({ length: revealLimits.maximum }, (_, place) =>
	String(revealLimits.minimum + place),
);

function BudgetFields({ form: { field, checkField } }: { form: LeadForm }) {
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

function TimeField({ form: { field, checkField } }: { form: LeadForm }) {
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

/** The optional fields, which a toggle shows and hides. */
export function MoreFields({ form }: { form: LeadForm }) {
	const { values, field, enter } = form;
	const id = useId();
	const isOpen = values.isMoreOpen;
	return (
		<div className="grid gap-4 *:min-w-0">
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => enter({ isMoreOpen: !isOpen })}
				className="flex min-h-12 w-full items-center justify-between gap-3 border-t border-line pt-3 text-left font-strong text-act noscript:hidden"
			>
				{m["leads.form.more"]()}
				<Icon name={isOpen ? "chevron-up" : "chevron-down"} />
			</button>
			<div id={id} className={`gap-4 *:min-w-0 noscript:grid ${isOpen ? "grid" : "hidden"}`}>
				<div className="grid gap-4 md:grid-cols-2">
					<BudgetFields form={form} />
					<TimeField form={form} />
				</div>
				<TextArea {...field("description")} maxLength={1000} label={m["leads.form.description"]()} />
				<Segment
					name="revealLimit"
					legend={m["leads.form.limit"]()}
					options={limits.map((limit) => ({ value: limit, label: limit }))}
					value={values.limit}
					onChange={(limit) => enter({ limit })}
				/>
			</div>
		</div>
	);
}
