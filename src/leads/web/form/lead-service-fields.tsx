import { ServiceField } from "../../../catalogue/web/offer/service-field.tsx";
import type { OpenServices } from "../../../catalogue/web/offer/use-offer.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { ServiceLine } from "../../../ui/layout/service-line.tsx";
import { isChoiceNeeded } from "./lead-draft.ts";
import type { LeadService, LeadStart } from "./lead-start.ts";
import type { LeadForm } from "./use-lead-form.ts";

/** What the form began with: the service, and the professional. */
function Settled({ service, start }: { service: LeadService; start: LeadStart }) {
	const choice = service.choices.find(({ value }) => value === start.choiceId);
	const isChosen = start.professional?.hasChoice === true && choice !== undefined;
	return (
		<div className="md:col-span-full">
			<ServiceLine icon={service.icon} title={isChosen ? `${service.name} · ${choice.label}` : service.name}>
				{start.professional && m["leads.form.to"]({ name: start.professional.name })}
			</ServiceLine>
		</div>
	);
}

/** The service and its choice; shows only what the form does not know yet. */
export function ServiceFields({ form, services }: { form: LeadForm; services: OpenServices }) {
	const { start, service, values, errorOf, enter } = form;
	const isAsked = isChoiceNeeded(start, service);
	return (
		<>
			{start.service === null ? (
				<ServiceField
					label={m["leads.form.service"]()}
					placeholder={m["listings.register.service_placeholder"]()}
					services={services}
					value={services.find(({ slug }) => slug === values.service)?.id ?? null}
					error={errorOf("service")}
					className={isAsked ? "" : "md:col-span-full"}
					onChange={({ slug }) => enter({ service: slug, choiceId: "" })}
				/>
			) : (
				<Settled service={start.service} start={start} />
			)}
			{isAsked && (
				<SelectField
					name="choiceId"
					label={m["leads.form.choice"]()}
					placeholder={m["leads.form.choice_placeholder"]()}
					options={service?.choices ?? []}
					error={errorOf("choiceId")}
					className={start.service === null ? "" : "md:col-span-full"}
					value={values.choiceId || start.choiceId}
					onChange={(event) => enter({ choiceId: event.target.value })}
				/>
			)}
		</>
	);
}
