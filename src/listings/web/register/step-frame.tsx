import { m } from "../../../paraglide/messages.js";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { StepId } from "./registration-steps.ts";

/** The id of a step's heading, where the focus goes when one step follows the other. */
export const stepTitleId = "step-title";

/** Where a step stands: the page's own address with the step's name. */
export const stepAddress = (step: StepId) => ({ search: `?step=${step}` });

type StepFrameProps = { title: string; lead?: string; children: React.ReactNode };

/** A step: its question, one line about it, its fields. */
export function StepFrame({ title, lead, children }: StepFrameProps) {
	return (
		<section aria-labelledby={stepTitleId} className="grid gap-5 *:min-w-0">
			<header>
				<h2 id={stepTitleId} tabIndex={-1} className="text-xl outline-none desk:text-2xl">
					{title}
				</h2>
				{lead && <p className="text-ink-soft">{lead}</p>}
			</header>
			{children}
		</section>
	);
}

type StepFootProps = {
	/** The step before; none before the first. */
	back?: StepId;
	label: string;
	/** The id of the form that the main button sends. */
	form: string;
	busy?: boolean;
	/** Beside the button on phones, instead of the way back: the price. */
	aside?: React.ReactNode;
	/** At the desk the screen has its own place for the main button. */
	phoneOnly?: boolean;
};

/** On to the next step and back to the one before: within a thumb's reach on phones, below the fields at the desk. */
export function StepFoot({ back, label, form, busy = false, aside, phoneOnly = false }: StepFootProps) {
	const backLink = back && (
		<ButtonLink size="lg" to={stepAddress(back)}>
			{m["listings.register.back"]()}
		</ButtonLink>
	);
	const main = (
		<Button type="submit" form={form} variant="now" size="lg" busy={busy}>
			{label}
		</Button>
	);
	return (
		<>
			{!phoneOnly && (
				<div className="flex justify-between gap-3 max-desk:hidden">
					{backLink ?? <span />}
					{main}
				</div>
			)}
			<ActionBar>
				{aside ?? backLink}
				{main}
			</ActionBar>
		</>
	);
}
