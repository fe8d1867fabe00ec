import { useId } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { sendingKey } from "../../../platform/web/sending-key.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { LeadAnswer, LeadInput, LeadsApi } from "../../leads.contract.ts";
import { emptyDraft, isChoiceNeeded, leadInputOf } from "./lead-draft.ts";
import { isBehindToggle, leadErrors } from "./lead-errors.ts";
import type { LeadService, LeadStart } from "./lead-start.ts";
import { useLeadDraft } from "./use-lead-draft.ts";
import { useLeadService } from "./use-lead-service.ts";
import { useTypedBefore } from "./use-typed-before.ts";

const call = apiOf<LeadsApi>();

/** The timeout in milliseconds; sending again creates no second lead. */
const timeoutMs = 30_000;

type LeadFormSettings = {
	/** The name of the form's draft. */
	name: string;
	start: LeadStart;
	/** Goes to the page with the next steps. */
	onCreated: (lead: LeadAnswer) => Promise<void> | void;
};

/** The request's paths for the fields of the form; none for fields that cannot show an error. */
const pathsOf = (start: LeadStart, isChoiceAsked: boolean) => ({
	service: start.service === null ? ["serviceId", "serviceName", "originProfessional"] : [],
	choiceId: isChoiceAsked ? ["choiceId", "choiceName"] : [],
	phone: "mobile",
	placeSlug: "goToLocation",
	address: "addressDetails",
	// A wrong order of the two is an error of both.
	budgetMin: "budget",
	budgetMax: "budget",
	time: "preferredDateTime",
	limit: [],
});

/** The lead form and its submission, after a login if needed. */
export function useLeadForm({ name, start, onCreated }: LeadFormSettings) {
	const { requireLogin } = useSession();
	const alert = useAlert();
	const { draft, change, clear } = useLeadDraft(name);
	const { service, ready } = useLeadService(start.service, draft.service);

	const id = useId();
	useTypedBefore(id, change);

	const errorsOf = (input: LeadInput, about: LeadService | null) =>
		leadErrors(input, { choiceNeeded: isChoiceNeeded(start, about), now: new Date() });
	const form = useForm({
		initial: emptyDraft,
		draft: { draft, change },
		paths: pathsOf(start, isChoiceNeeded(start, service)),
		check: (values) => {
			// Submission waits until the chosen service's choices are loaded.
			const isLoading = service === null && values.service !== "";
			return isLoading ? [] : errorsOf(leadInputOf(values, start, service), service);
		},
		submit: async (values) => {
			const about = await ready();
			const input = leadInputOf(values, start, about);
			const errors = errorsOf(input, about);
			if (errors.length > 0) throw new ApiFailure(400, { errors });
			if ((await requireLogin()) === null) return;
			const keyed = sendingKey(values, input);
			change(keyed);
			const signal = AbortSignal.timeout(timeoutMs);
			const { lead } = await call("POST /api/lead", { body: input, idempotencyKey: keyed.key, signal });
			alert("success", m["leads.created.message"]());
			await onCreated(lead);
			clear();
		},
		onErrors: (errors) => {
			if (isBehindToggle(errors)) change({ isMoreOpen: true });
		},
	});
	return { ...form, id, start, service };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
