import { useId, useMemo } from "react";
import { useNavigate } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Hint } from "../../../ui/form/field.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { SkeletonLine, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { isPublicStatus } from "../../listing.ts";
import { waitFactsOf } from "../../listing-wait.ts";
import { isOwnSending, isUnpaid } from "./own-sending.ts";
import type { Faults } from "./registration-faults.ts";
import { StaffFields } from "./staff-fields.tsx";
import { ExistingNote } from "./existing-note.tsx";
import {
	indexOffered,
	popularOffered,
	searchOffered,
	serviceOptions,
} from "../../../catalogue/web/offer/service-search.ts";
import { StepFoot, StepFrame, stepAddress } from "./step-frame.tsx";
import type { OfferedService } from "../../../catalogue/web/offer/use-offer.ts";
import type { Registration } from "./use-registration.ts";
import { useStepForm } from "./use-step-form.ts";

const noServices: OfferedService[] = [];

type PartProps = { registration: Registration; errors: Faults };

/** Sector and service; choosing a service sets its sector. */
function ServiceFields({ registration, errors }: PartProps) {
	const { draft, offer, open, chosen, chooseSector, chooseService } = registration;
	const offered = offer.offered ?? noServices;
	const index = useMemo(() => indexOffered(offered, open), [offered, open]);
	const sectors = new Map(offered.map(({ sectorId, sectorName }) => [sectorId, sectorName]));
	return (
		<>
			<SelectField
				name="sectorId"
				label={m["words.sector"]()}
				placeholder={m["listings.register.sector_any"]()}
				options={[...sectors].map(([value, label]) => ({ value, label }))}
				error={errors["sectorId"]}
				value={draft.sectorId}
				onChange={(event) => chooseSector(event.target.value)}
			/>
			<ComboBox
				label={m["words.service"]()}
				placeholder={m["listings.register.service_placeholder"]()}
				icon="search"
				options={serviceOptions(offered, "")}
				search={(_options, typed) => searchOffered(offered, index, { typed, sectorId: draft.sectorId })}
				error={errors["serviceId"]}
				value={chosen && { value: chosen.id, label: chosen.name }}
				onChange={({ value }) => chooseService(value)}
			/>
		</>
	);
}

/** The popular trades as buttons, until a service is chosen. */
function PopularTrades({ registration }: Pick<PartProps, "registration">) {
	const { draft, offer, chosen, chooseService } = registration;
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
						<Button onClick={() => chooseService(service.id)}>{service.name}</Button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The choices of the chosen service, if it has any; they load with its sector. */
function ChoiceField({ registration, errors }: PartProps) {
	const { draft, facts, service, chooseChoice } = registration;
	if (facts.hasFailed)
		return <Problem text={m["listings.register.services_failed"]()} onRetry={facts.retry} />;
	if (facts.isLoading)
		return (
			<Skeleton>
				<SkeletonLine shape="button" />
			</Skeleton>
		);
	if (service === null || service.choices.length === 0) return null;
	return (
		<SelectField
			name="choiceId"
			label={m["listings.register.choice"]()}
			placeholder={m["listings.register.choice_placeholder"]()}
			options={service.choices.map(({ _id, name }) => ({ value: _id, label: name }))}
			error={errors["choiceId"]}
			value={draft.choiceId}
			onChange={(event) => chooseChoice(event.target.value)}
		/>
	);
}

/** A draft for another service exists: continue it, or replace it with what the previous screen preselects. */
function OtherBegun({ other }: { other: NonNullable<Registration["other"]> }) {
	return (
		<div className="grid justify-items-start gap-3">
			<Hint>{m["listings.register.other_begun"]()}</Hint>
			<Button onClick={other.take}>{m["listings.register.other_take"]({ service: other.name })}</Button>
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
	const { faults, refused, isForOther, draft, facts, chooseSector } = registration;
	const { listing: existing, isAsking } = registration.existing;
	const navigate = useNavigate();
	const id = useId();
	const loading = facts.isLoading ? draft.serviceId : null;
	const { frame, errors, isWaiting, submit } = useStepForm({
		faults: faults.service,
		refused,
		goOn: () => {
			// Without the service's data it cannot be registered: this step shows the error and a retry button.
			if (!facts.hasFailed) void navigate(stepAddress("address"));
		},
		waitsFor: registration.isTakingLink ? "link" : loading,
	});
	const waitFacts = existing && waitFactsOf(existing);
	const goOn =
		waitFacts && isOwnSending(draft, { isStaff: isForOther, facts: waitFacts })
			? () => takeUp(existing._id, isUnpaid(waitFacts))
			: undefined;
	if (existing && isPublicStatus[existing.professionalStatus.type]) {
		return (
			<StepFrame title={existing.service}>
				<ExistingNote listing={existing} onGoOn={goOn} onOther={() => chooseSector(draft.sectorId)} />
			</StepFrame>
		);
	}
	return (
		<StepFrame title={m["listings.register.service_title"]()} lead={m["listings.register.service_lead"]()}>
			<form ref={frame} id={id} noValidate className="grid gap-4" onSubmit={submit}>
				{registration.isNotOffered && <Note announced>{m["listings.register.service_not_open"]()}</Note>}
				{registration.other !== null && <OtherBegun other={registration.other} />}
				{isForOther && <StaffFields registration={registration} errors={errors} />}
				<ServiceFields registration={registration} errors={errors} />
				<PopularTrades registration={registration} />
				<ChoiceField registration={registration} errors={errors} />
				{registration.chosen?.comingSoon && (
					<Note announced>{m["listings.register.service_soon"]({ service: registration.chosen.name })}</Note>
				)}
				{/* Keeps its line when empty, so that the button below does not move away from under a press. */}
				<output className="block min-h-6">
					{isAsking && (
						<span className="block animate-appear">
							<Hint>{m["listings.register.asking"]()}</Hint>
						</span>
					)}
				</output>
			</form>
			{existing !== null && <ExistingNote listing={existing} onGoOn={goOn} />}
			{existing === null && !facts.hasFailed && (
				<StepFoot label={m["words.continue"]()} form={id} busy={isWaiting} />
			)}
		</StepFrame>
	);
}
