import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { AffixField } from "../../../ui/form/affix-field.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FormFields } from "../../../ui/form/form-fields.tsx";
import { percentRange } from "../../plan.ts";
import type { PlansApi, PreviewedChange } from "../../plans.contract.ts";
import type { PlanFilters } from "./plans-loader.ts";

const call = apiOf<PlansApi>();

type BulkPriceDialogProps = { filters: PlanFilters; onClose: () => void };
type Preview = { percent: number; changes: PreviewedChange[] };

function percentOf(typed: string): number | null {
	const percent = Number(typed.trim().replaceAll("−", "-"));
	const { lowest, highest } = percentRange;
	return typed.trim() !== "" &&
		Number.isInteger(percent) &&
		percent !== 0 &&
		percent >= lowest &&
		percent <= highest
		? percent
		: null;
}

function PreviewList({ changes }: { changes: PreviewedChange[] }) {
	if (changes.length === 0) return <p>{m["subscriptions.plans.bulk_nothing"]()}</p>;
	return (
		<ul className="divide-y divide-line">
			{changes.map(({ _id, serviceName, choiceName, label, price, newPrice }) => (
				<li key={_id} className="flex flex-wrap justify-between gap-x-4 py-2">
					<span className="min-w-0">
						{[serviceName, choiceName].filter(Boolean).join(", ")} · {label}
					</span>
					<span className="ml-auto font-strong tabular-nums">
						{m["subscriptions.plans.bulk_was"]({
							before: formatRupeesExact(price),
							after: formatRupeesExact(newPrice),
						})}
					</span>
				</li>
			))}
		</ul>
	);
}

/**
 * Changes the prices of all plans that match the list's filters, by percent: first previews the new prices, then sets
 * them.
 */
export default function BulkPriceDialog({ filters, onClose }: BulkPriceDialogProps) {
	const formId = useId();
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const [preview, setPreview] = useState<Preview | null>(null);
	const form = useForm({
		initial: { percent: "" },
		check: ({ percent }) =>
			percentOf(percent) === null
				? [{ path: "percent", msg: m["subscriptions.plans.percent_invalid"]() }]
				: [],
		submit: async (typed) => {
			const percent = percentOf(typed.percent);
			if (percent === null) return;
			const { changes } = await call("GET /api/subscription/price-change", {
				query: { ...filters, percent: String(percent) },
			});
			setPreview({ percent, changes });
		},
	});
	const change = useTask();
	const setPrices = () =>
		change.run(async () => {
			if (preview === null) return;
			const { percent } = preview;
			const changes = preview.changes.map(({ _id, price, newPrice }) => ({ _id, price, newPrice }));
			// Discards the preview: if the change is refused, the admin must check the new prices again.
			setPreview(null);
			const { changed } = await call("POST /api/subscription/price-change", { body: { percent, changes } });
			alert("success", m["subscriptions.plans.bulk_done"]({ count: changed }));
			await revalidate();
			onClose();
		});
	const isBusy = form.isBusy || change.isBusy;
	return (
		<Dialog
			title={m["subscriptions.plans.bulk_title"]()}
			size="md"
			onClose={onClose}
			foot={
				<>
					<Button type="submit" form={formId} variant={preview === null ? "act" : "quiet"} busy={isBusy}>
						{m["subscriptions.plans.preview"]()}
					</Button>
					{preview !== null && preview.changes.length > 0 && (
						<Button variant="act" busy={isBusy} onClick={() => void setPrices()}>
							{m["subscriptions.plans.bulk_confirm"]({ count: preview.changes.length })}
						</Button>
					)}
				</>
			}
		>
			<form id={formId} {...form.formProps}>
				<FormFields sending={isBusy} className="grid gap-4">
					<p className="text-ink-soft">{m["subscriptions.plans.bulk_filtered"]()}</p>
					<AffixField
						suffix="%"
						autoComplete="off"
						label={m["subscriptions.plans.percent"]()}
						hint={m["subscriptions.plans.percent_hint"]()}
						{...form.field("percent")}
						onChange={({ target }) => {
							setPreview(null);
							form.enter({ percent: target.value });
						}}
					/>
				</FormFields>
			</form>
			<div aria-live="polite">{preview !== null && <PreviewList changes={preview.changes} />}</div>
		</Dialog>
	);
}
