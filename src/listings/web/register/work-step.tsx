import { useId } from "react";
import { useNavigate } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { longestWords } from "../../listing.ts";
import { PhotoPicker } from "../photos/photo-picker.tsx";
import { GoToPlaces } from "./go-to-places.tsx";
import { everywhereOf, isOnlyEverywhere } from "./places-chosen.ts";
import { ServiceStrip } from "./service-strip.tsx";
import { StepFoot, StepFrame, stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";
import { type StepForm, useStepForm } from "./use-step-form.ts";

function WordFields({ form, isForOther }: { form: StepForm; isForOther: boolean }) {
	return (
		<>
			<TextField
				{...form.field("firmName")}
				autoComplete="organization"
				maxLength={longestWords.firmName}
				label={m["listings.register.firm"]()}
				hint={isForOther ? m["listings.register.firm_hint_other"]() : m["listings.register.firm_hint"]()}
			/>
			<TextArea
				{...form.field("description")}
				maxLength={longestWords.description}
				optional
				label={m["listings.register.description"]()}
				hint={m["listings.register.description_hint"]()}
			/>
		</>
	);
}

/** Third step: the description, places and photos that customers see. */
export function WorkStep({ registration }: { registration: Registration }) {
	const { draft, service, places, photos, hasPlan } = registration;
	const navigate = useNavigate();
	const id = useId();
	const isSettled = places.places !== null && isOnlyEverywhere(places.places);
	const form = useStepForm({
		registration,
		// A service offered only all over India needs no choice of places.
		stepErrors: isSettled ? [] : registration.stepErrors.work,
		goOn: () => {
			const everywhere = places.places === null ? undefined : everywhereOf(places.places);
			if (isSettled && everywhere !== undefined) registration.change({ places: [everywhere] });
			void navigate(stepAddress(hasPlan ? "plan" : "check"));
		},
	});
	return (
		<>
			<ServiceStrip registration={registration} />
			<StepFrame title={m["listings.register.work_title"]()} lead={m["listings.register.work_lead"]()}>
				<form {...form.formProps} id={id} className="grid gap-6 *:min-w-0">
					<WordFields form={form} isForOther={registration.isForOther} />
					{service?.fixedPlace === false && (
						<GoToPlaces
							list={places}
							chosen={draft.places}
							onChange={(chosen) => form.enter({ places: chosen })}
							error={form.errorOf("places")}
						/>
					)}
					{service?.images.displayStatus && (
						<section aria-labelledby={`${id}-photos`} className="grid gap-3 *:min-w-0">
							<div>
								<h3 id={`${id}-photos`} className="text-lg">
									{m["listings.details.photos"]()}
								</h3>
								<p className="text-ink-soft">{m["listings.register.photos_lead"]()}</p>
							</div>
							<PhotoPicker drafts={photos} />
						</section>
					)}
				</form>
				<StepFoot back="address" label={m["words.continue"]()} form={id} />
			</StepFrame>
		</>
	);
}
