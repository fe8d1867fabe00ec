import { useId } from "react";
import { useNavigate } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { longestWords } from "../../listing.ts";
import { PhotoPicker } from "../photos/photo-picker.tsx";
import { GoToPlaces } from "./go-to-places.tsx";
import { everywhereOf, isOnlyEverywhere } from "./places-chosen.ts";
import type { Faults } from "./registration-faults.ts";
import { ServiceStrip } from "./service-strip.tsx";
import { StepFoot, StepFrame, stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";
import { useStepForm } from "./use-step-form.ts";

function WordFields({ registration, errors }: { registration: Registration; errors: Faults }) {
	const { draft, enter, isForOther } = registration;
	return (
		<>
			<TextField
				name="firmName"
				autoComplete="organization"
				maxLength={longestWords.firmName}
				label={m["listings.register.firm"]()}
				hint={isForOther ? m["listings.register.firm_hint_other"]() : m["listings.register.firm_hint"]()}
				error={errors["firmName"]}
				value={draft.firmName}
				onChange={(event) => enter({ firmName: event.target.value }, "firmName")}
			/>
			<TextArea
				name="description"
				maxLength={longestWords.description}
				optional
				label={m["listings.register.description"]()}
				hint={m["listings.register.description_hint"]()}
				error={errors["description"]}
				value={draft.description}
				onChange={(event) => enter({ description: event.target.value }, "description")}
			/>
		</>
	);
}

/** Third step: the description, places and photos that customers see. */
export function WorkStep({ registration }: { registration: Registration }) {
	const { draft, service, places, photos, faults, refused, enter, hasPlan } = registration;
	const navigate = useNavigate();
	const id = useId();
	const isSettled = places.places !== null && isOnlyEverywhere(places.places);
	const { frame, errors, submit } = useStepForm({
		// A service offered only all over India needs no choice of places.
		faults: isSettled ? {} : faults.work,
		refused,
		goOn: () => {
			const everywhere = places.places === null ? undefined : everywhereOf(places.places);
			if (isSettled && everywhere !== undefined) enter({ places: [everywhere] }, "goToLocation");
			void navigate(stepAddress(hasPlan ? "plan" : "check"));
		},
	});
	return (
		<>
			<ServiceStrip registration={registration} />
			<StepFrame title={m["listings.register.work_title"]()} lead={m["listings.register.work_lead"]()}>
				<form ref={frame} id={id} noValidate className="grid gap-6 *:min-w-0" onSubmit={submit}>
					<WordFields registration={registration} errors={errors} />
					{service?.fixedPlace === false && (
						<GoToPlaces
							list={places}
							chosen={draft.places}
							onChange={(chosen) => enter({ places: chosen }, "goToLocation")}
							error={errors["goToLocation"]}
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
