import { m } from "../../paraglide/messages.js";
import { ServiceIcon } from "../../ui/icon.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { isChoiceNeeded } from "./lead-draft.ts";
import type { LeadService, LeadStart } from "./lead-start.ts";
import type { LeadForm } from "./use-lead-form.ts";

export type ServiceOption = { slug: string; name: string };

/** What the form began with: the service, and the professional who is asked. */
function Settled({ service, start }: { service: LeadService; start: LeadStart }) {
	const choice = service.choices.find(({ value }) => value === start.choiceId);
	const isChosen = start.professional?.hasChoice === true && choice !== undefined;
	return (
		<div className="flex items-center gap-3 md:col-span-full">
			<span className="grid size-11 shrink-0 place-items-center rounded-sm bg-act-tint text-act-ink">
				<ServiceIcon name={service.icon} size="lg" />
			</span>
			<div className="min-w-0">
				<p className="font-strong">{isChosen ? `${service.name} · ${choice.label}` : service.name}</p>
				{start.professional && (
					<p className="text-ink-soft">{m["leads.form.to"]({ name: start.professional.name })}</p>
				)}
			</div>
		</div>
	);
}

/** Which service, and which choice of it: asked for as far as what led here did not settle it. */
export function ServiceFields({ form, services }: { form: LeadForm; services: ServiceOption[] }) {
	const { start, service, draft, errors, type } = form;
	const isAsked = isChoiceNeeded(start, service);
	return (
		<>
			{start.service === null ? (
				<SelectField
					name="serviceId"
					label={m["leads.form.service"]()}
					placeholder={m["leads.form.service_placeholder"]()}
					options={services.map(({ slug, name }) => ({ value: slug, label: name }))}
					error={errors["serviceId"]}
					className={isAsked ? "" : "md:col-span-full"}
					value={draft.service}
					onChange={(event) => type("serviceId", { service: event.target.value, choiceId: "" })}
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
					error={errors["choiceId"]}
					className={start.service === null ? "" : "md:col-span-full"}
					value={draft.choiceId || start.choiceId}
					onChange={(event) => type("choiceId", { choiceId: event.target.value })}
				/>
			)}
		</>
	);
}
