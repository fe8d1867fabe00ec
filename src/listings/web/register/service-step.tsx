import { useId, useMemo } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Hint } from "../../../ui/form/field.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { isPublicStatus } from "../../listing.ts";
import { waitFactsOf } from "../../listing-wait.ts";
import { isOwnSending, isUnpaid } from "./own-sending.ts";
import { StaffFields } from "./staff-fields.tsx";
import { ExistingNote } from "./existing-note.tsx";
import { popularOffered, serviceOptions } from "../../../catalogue/web/offer/service-options.ts";
import { indexOffered, searchOffered } from "../../../catalogue/web/offer/service-search.ts";
import { StepFoot, StepFrame } from "./step-frame.tsx";
import type { OfferedService } from "../../../catalogue/web/offer/use-offer.ts";
import type { Registration } from "./use-registration.ts";
import { type ServiceForm, useServiceForm } from "./use-service-form.ts";

const noServices: OfferedService[] = [];

type PartProps = { registration: Registration; form: ServiceForm };

/** Sector and service; choosing a service sets its sector. */
function ServiceFields({ registration, form }: PartProps) {
	const { draft, offer, open, chosen } = registration;
	const offered = offer.offered ?? noServices;
	const index = useMemo(() => indexOffered(offered, open), [offered, open]);
	const sectors = new Map(offered.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
	return (
		<>
			<SelectField
				{...form.field("sectorId")}
				label={m["words.sector"]()}
				placeholder={m["listings.register.sector_any"]()}
				options={[...sectors].map(([value, label]) => ({ value, label }))}
				onChange={(event) => form.chooseSector(event.target.value)}
			/>
			<ComboBox
				label={m["words.service"]()}
				placeholder={m["listings.register.service_placeholder"]()}
				icon="search"
				options={serviceOptions(offered, "")}
				search={(_options, typed) => searchOffered(offered, index, { typed, sectorId: draft.sectorId })}
				error={form.errorOf("serviceId")}
				value={chosen && { value: chosen.id, label: chosen.name }}
				onChange={({ value }) => form.chooseService(value)}
			/>
		</>
	);
}

/** The popular trades as buttons, until a service is chosen. */
function PopularTrades({ registration, form }: PartProps) {
	const { draft, offer, chosen } = registration;
	const id = useId();
	const popular = popularOffered(offer.offered ?? noServices);
	if (chosen !== null || draft.sectorId !== "" || popular.length === 0) return null;
	return (
		<section aria-labelledby={id} className="grid gap-2">
			<h3 id={id} className="text-base">
				{m["listings.register.service_popular"]()}
			</h3>
			<ul className="flex flex-wrap gap-2">
				{popular.map((service) => (
					<li key={service.id}>
						<Button onClick={() => form.chooseService(service.id)}>{service.name}</Button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The choices of the chosen service, if it has any. They take no space while they load: most services have none. */
function ChoiceField({ registration, form }: PartProps) {
	const { facts, service } = registration;
	if (facts.hasFailed)
		return <Problem text={m["listings.register.services_failed"]()} onRetry={facts.retry} />;
	if (service === null || service.choices.length === 0) return null;
	return (
		<SelectField
			{...form.field("choiceId")}
			label={m["listings.register.choice"]()}
			placeholder={m["listings.register.choice_placeholder"]()}
			options={service.choices.map(({ _id, name }) => ({ value: _id, label: name }))}
			onChange={(event) => form.chooseChoice(event.target.value)}
		/>
	);
}

/** A draft for another service exists: continue it, or replace it with what the previous screen preselects. */
function OtherBegun({ other, form }: { other: NonNullable<Registration["other"]>; form: ServiceForm }) {
	const take = () => {
		form.clearErrors();
		other.take();
	};
	return (
		<div className="grid justify-items-start gap-3">
			<Hint>{m["listings.register.other_begun"]()}</Hint>
			<Button onClick={take}>{m["listings.register.other_take"]({ service: other.name })}</Button>
		</div>
	);
}

type ServiceStepProps = {
	registration: Registration;
	/** Continues with this listing, which the registration itself created. */
	takeUp: (listingId: string, isUnpaid: boolean) => void;
};

/** First step: the service and, for staff, the person. An existing registration ends it. */
export function ServiceStep({ registration, takeUp }: ServiceStepProps) {
	const { isForOther, draft, facts } = registration;
	const { listing: existing, isAsking } = registration.existing;
	const form = useServiceForm(registration);
	const id = useId();
	const waitFacts = existing && waitFactsOf(existing);
	const goOn =
		waitFacts && isOwnSending(draft, { isStaff: isForOther, facts: waitFacts })
			? () => takeUp(existing._id, isUnpaid(waitFacts))
			: undefined;
	if (existing && isPublicStatus[existing.professionalStatus.type]) {
		return (
			<StepFrame title={existing.service}>
				<ExistingNote listing={existing} onGoOn={goOn} onOther={() => form.chooseSector(draft.sectorId)} />
			</StepFrame>
		);
	}
	return (
		<StepFrame title={m["listings.register.service_title"]()} lead={m["listings.register.service_lead"]()}>
			<form {...form.formProps} id={id} className="grid gap-4">
				{registration.isNotOffered && <Note announced>{m["listings.register.service_not_open"]()}</Note>}
				{registration.other !== null && <OtherBegun other={registration.other} form={form} />}
				{isForOther && <StaffFields form={form} />}
				<ServiceFields registration={registration} form={form} />
				<PopularTrades registration={registration} form={form} />
				<ChoiceField registration={registration} form={form} />
				{registration.chosen?.comingSoon && (
					<Note announced>{m["listings.register.service_soon"]({ service: registration.chosen.name })}</Note>
				)}
				{/* Keeps its line when empty, so that the button below does not move away from under a press. */}
				<output className="block min-h-6">
					{(facts.isLoading || isAsking) && (
						<span className="block animate-appear">
							<Hint>{m["listings.register.asking"]()}</Hint>
						</span>
					)}
				</output>
			</form>
			{existing !== null && <ExistingNote listing={existing} onGoOn={goOn} />}
			{existing === null && !facts.hasFailed && (
				<StepFoot label={m["words.continue"]()} form={id} busy={form.isWaiting} />
			)}
		</StepFrame>
	);
}
