import { useId, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { RupeeField } from "../../ui/digits-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Segment } from "../../ui/segment.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { revealLimits } from "../lead.ts";
import { timeBounds } from "./lead-draft.ts";
import { useHydrated } from "../../platform/web/use-hydrated.ts";
import type { LeadForm } from "./use-lead-form.ts";

/** Digits of ₹10 crore, the most that is taken. */
const longestAmount = 9;
const limits = Array.from({ length: revealLimits.maximum }, (_, place) =>
	String(revealLimits.minimum + place),
);

function BudgetFields({ form: { draft, errors, type, leave } }: { form: LeadForm }) {
	return (
		<div className="grid grid-cols-2 gap-3">
			<RupeeField
				name="budget.min"
				maxLength={longestAmount}
				label={m["leads.form.budget_from"]()}
				value={draft.budgetMin}
				onChange={(event) => type("budget.max", { budgetMin: event.target.value })}
			/>
			<RupeeField
				name="budget.max"
				maxLength={longestAmount}
				label={m["leads.form.budget_to"]()}
				error={errors["budget.max"]}
				value={draft.budgetMax}
				onBlur={() => leave("budget.max")}
				onChange={(event) => type("budget.max", { budgetMax: event.target.value })}
			/>
		</div>
	);
}

function TimeField({ form: { draft, errors, type, leave } }: { form: LeadForm }) {
	// The bounds are those of this moment, which the server's page does not know.
	const [now] = useState(() => new Date());
	const bounds = useHydrated() ? timeBounds(now) : {};
	return (
		<TextField
			type="datetime-local"
			name="preferredDateTime"
			{...bounds}
			label={m["leads.form.time"]()}
			error={errors["preferredDateTime"]}
			value={draft.time}
			onBlur={() => leave("preferredDateTime")}
			onChange={(event) => type("preferredDateTime", { time: event.target.value })}
		/>
	);
}

/** What may be left out, behind a toggle. */
export function MoreFields({ form }: { form: LeadForm }) {
	const { draft, errors, type } = form;
	const id = useId();
	const isOpen = draft.isMoreOpen;
	return (
		<div className="grid gap-4 *:min-w-0">
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => type("isMoreOpen", { isMoreOpen: !isOpen })}
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
				<TextArea
					name="description"
					maxLength={1000}
					label={m["leads.form.description"]()}
					error={errors["description"]}
					value={draft.description}
					onChange={(event) => type("description", { description: event.target.value })}
				/>
				<Segment
					name="revealLimit"
					legend={m["leads.form.limit"]()}
					options={limits.map((limit) => ({ value: limit, label: limit }))}
					value={draft.limit}
					onChange={(limit) => type("revealLimit", { limit })}
				/>
			</div>
		</div>
	);
}
