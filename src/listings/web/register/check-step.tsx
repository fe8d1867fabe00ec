import { useId } from "react";
import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import type { Form } from "../../../platform/web/use-form.ts";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { AddressSummary } from "./address-summary.tsx";
import type { StepId } from "./registration-steps.ts";
import { ServiceStrip } from "./service-strip.tsx";
import { StepFoot, StepFrame, stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

type PartProps = { title: string; step: StepId; items: KeyValue[] };

/** The input of one step, with a link back to it. */
function Part({ title, step, items }: PartProps) {
	const id = useId();
	return (
		<Card as="section" aria-labelledby={id} className="grid gap-3">
			<div className="flex items-center justify-between gap-3">
				<h3 id={id} className="text-lg">
					{title}
				</h3>
				<ButtonLink
					variant="text"
					to={stepAddress(step)}
					aria-label={m["listings.register.change_what"]({ step: title })}
				>
					{m["listings.register.change"]()}
				</ButtonLink>
			</div>
			<KeyValues items={items} />
		</Card>
	);
}

/** The fields that only staff fill in. */
function staffItems({ draft }: Registration): KeyValue[] {
	return [
		{ key: m["listings.register.mobile"](), value: formatMobile(`+91${draft.phone}`) },
		{
			key: m["listings.register.payment"](),
			value: draft.skipsPayment
				? m["listings.register.payment_true"]()
				: m["listings.register.payment_false"](),
		},
		...(draft.skipsPayment ? [{ key: m["listings.status.reason"](), value: draft.skipReason }] : []),
	];
}

function workItems({ draft, places, photos, service }: Registration): KeyValue[] {
	const names = draft.places.map((slug) => places.places?.find((one) => one.slug === slug)?.name ?? slug);
	const count = photos.photos?.length ?? 0;
	const none = m["listings.register.check_none"]();
	return [
		{ key: m["listings.register.firm"](), value: draft.firmName || none },
		{
			key: m["listings.register.description"](),
			value: <span className="whitespace-pre-line">{draft.description || none}</span>,
		},
		...(service?.fixedPlace ? [] : [{ key: m["listings.register.places"](), value: names.join(", ") }]),
		...(service?.images.displayStatus
			? [
					{
						key: m["listings.details.photos"](),
						value: count === 0 ? none : m["listings.register.check_photos"]({ count }),
					},
				]
			: []),
	];
}

type CheckStepProps = { registration: Registration; form: Form };

/** Last step if nothing has to be paid: a summary of the whole input. */
export function CheckStep({ registration, form }: CheckStepProps) {
	const { draft, isForOther } = registration;
	const id = useId();
	return (
		<StepFrame title={m["listings.register.check_title"]()}>
			<ServiceStrip registration={registration} />
			{isForOther && (
				<Part title={m["listings.register.staff_title"]()} step="service" items={staffItems(registration)} />
			)}
			<AddressSummary registration={registration} />
			<Part title={m["listings.register.step_work"]()} step="work" items={workItems(registration)} />
			<form {...form.formProps} id={id}>
				<Note>
					{draft.skipsPayment ? m["listings.register.check_skipped"]() : m["listings.register.check_free"]()}
				</Note>
			</form>
			<StepFoot back="work" label={m["listings.register.send"]()} form={id} busy={form.isBusy} />
		</StepFrame>
	);
}
