import { m } from "../../../paraglide/messages.js";
import { useLeavingAlerts } from "../../../ui/feedback/alerts.tsx";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Button, ButtonLink } from "../../../ui/form/button.tsx";
import type { StepId } from "./registration-steps.ts";

/** The id of a step's heading, which gets the focus when the step changes. */
export const stepTitleId = "step-title";

/** The address of a step: the page's own address with the step's name. */
export const stepAddress = (step: StepId) => ({ search: `?step=${step}` });

type StepFrameProps = { title: string; lead?: string; children: React.ReactNode };

/** A step: its question, one line about it, its fields. */
export function StepFrame({ title, lead, children }: StepFrameProps) {
	// What the step before last answered would cover this one's fields.
	useLeavingAlerts();
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
	/** The previous step; none before the first. */
	back?: StepId;
	label: string;
	/** The id of the form that the main button submits. */
	form: string;
	busy?: boolean;
	/** Next to the button on phones, instead of the back link: the price. */
	aside?: React.ReactNode;
	/** On wide screens, the screen has its own place for the main button. */
	phoneOnly?: boolean;
};

/** The buttons to the next and previous step: within reach of the thumb on phones, below the fields on wide screens. */
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
