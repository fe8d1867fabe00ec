import { useId } from "react";
import { m } from "../../paraglide/messages.js";
import { formatRupees, formatRupeesExact } from "../../platform/money.ts";
import { planLabel } from "../../subscriptions/subscription.ts";
import type { PlanAnswer } from "../../subscriptions/subscriptions.contract.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Hint } from "../../ui/field.tsx";
import { KeyValues } from "../../ui/key-values.tsx";
import { Note } from "../../ui/note.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ways } from "./ways.ts";

type PlanToPayProps = { plan: PlanAnswer | null; form: string; isSending: boolean };

/** What the chosen plan costs, when it is paid, and the screen's main button at the desk. */
export function PlanToPay({ plan, form, isSending }: PlanToPayProps) {
	const id = useId();
	return (
		<Card as="aside" aria-labelledby={id} className="grid content-start gap-4">
			<h3 id={id} className="text-lg">
				{m["shell.register_plan.pay"]()}
			</h3>
			{plan === null ? (
				<p className="text-ink-soft">{m["shell.register_plan.nothing_chosen"]()}</p>
			) : (
				<div className="grid gap-1">
					<KeyValues apart items={[{ key: planLabel(plan), value: formatRupeesExact(plan.price) }]} />
					<p className="mt-2 flex justify-between gap-3 border-t border-line pt-3 text-xl font-strong tabular-nums">
						<span>{m["shell.register_plan.total"]()}</span>
						<span>{formatRupeesExact(plan.price)}</span>
					</p>
					<Hint>{m["shell.register_plan.gst"]()}</Hint>
				</div>
			)}
			<Note>{m["shell.register_plan.later"]()}</Note>
			<Button
				type="submit"
				form={form}
				variant="now"
				size="lg"
				block
				busy={isSending}
				className="max-desk:hidden"
			>
				{m["shell.register_plan.send"]()}
			</Button>
			<Hint>
				{m["shell.register_plan.refund_before"]()}{" "}
				<TextLink to={ways.refund}>{m["shell.menu.refund"]()}</TextLink>
			</Hint>
		</Card>
	);
}

/** The chosen plan's price, beside the main button on phones. */
export function PlanPrice({ plan }: { plan: PlanAnswer }) {
	return (
		<div>
			<p className="font-strong tabular-nums">{formatRupees(plan.price)}</p>
			<p className="text-sm text-ink-soft">{m["shell.register_plan.gst"]()}</p>
		</div>
	);
}
