import { useId, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { markWorked } from "../../../platform/web/install-offer.ts";
import { callerToken } from "../../../platform/web/token.ts";
import { sendingKey } from "../../../platform/web/sending-key.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { LeadAnswer, LeadInput, LeadsApi } from "../../leads.contract.ts";
import type { keepRequest } from "./kept/kept-requests.ts";
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

/** In a browser that cannot keep it, the request fails as any other. */
const keepForLater: typeof keepRequest = (...request) =>
	import("./kept/kept-requests.ts").then((part) => part.keepRequest(...request)).catch(() => false);

/** Sends the request; null if the server could not be reached and the request was kept. Throws ApiFailure. */
async function send(
	input: LeadInput,
	idempotencyKey: string,
	keep: () => Promise<boolean>,
): Promise<LeadAnswer | null> {
	try {
		const signal = AbortSignal.timeout(timeoutMs);
		return (await call("POST /api/lead", { body: input, idempotencyKey, signal })).lead;
	} catch (failure) {
		const isUnreached = failure instanceof ApiFailure && failure.status === 0;
		if (isUnreached && (await keep())) return null;
		throw failure;
	}
}

/** The lead form and its submission, after a login if needed. */
export function useLeadForm({ name, start, onCreated }: LeadFormSettings) {
	const { requireLogin } = useSession();
	const alert = useAlert();
	const { draft, change, clear } = useLeadDraft(name);
	const { service, ready } = useLeadService(start.service, draft.service);

	const [isKept, setKept] = useState(false);
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
			const keyed = sendingKey(values, input);
			const keep = async () => {
				const isDone = await keepForLater({ key: keyed.key, name, draft: values }, input);
				if (isDone) clear();
				setKept(isDone);
				return isDone;
			};
			if (!navigator.onLine) {
				if (await keep()) return;
				if (callerToken() === null) throw new ApiFailure(0, { message: m["leads.form.offline"]() });
			}
			if ((await requireLogin()) === null) return;
			change(keyed);
			const lead = await send(input, keyed.key, keep);
			if (lead === null) return;
			alert("success", m["leads.created.message"]());
			await onCreated(lead);
			clear();
			markWorked();
		},
		onErrors: (errors) => {
			if (isBehindToggle(errors)) change({ isMoreOpen: true });
		},
	});
	return { ...form, id, start, service, isKept };
}

export type LeadForm = ReturnType<typeof useLeadForm>;
