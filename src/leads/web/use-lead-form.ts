import { useId, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import type { ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { sendingKey } from "../../platform/web/sending-key.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { leadInputFaults } from "../lead-input.ts";
import type { LeadAnswer, LeadsApi } from "../leads.contract.ts";
import { isChoiceNeeded, type LeadDraft, leadInputOf } from "./lead-draft.ts";
import { fieldOf, isBehindToggle, leadErrors } from "./lead-errors.ts";
import type { LeadService, LeadStart } from "./lead-start.ts";
import { useLeadDraft } from "./use-lead-draft.ts";
import { useLeadService } from "./use-lead-service.ts";
import { useTypedBefore } from "./use-typed-before.ts";

const call = apiOf<LeadsApi>();

/** Longer than this no answer is waited for, in milliseconds: sending again creates nothing twice. */
const patience = 30_000;

type LeadFormSettings = {
	/** Names the form's draft. */
	name: string;
	start: LeadStart;
	/** Goes on to the page that says what happens next. */
	onCreated: (lead: LeadAnswer) => Promise<void> | void;
};

/** Which fields tell what is wrong with them, and since when. */
function useFaults() {
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [refused, setRefused] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	return {
		left,
		refused,
		attempts,
		leave: (field: string) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
		refuse: (failure: ApiFailure) => {
			setRefused(failure.status === 400 ? failure.errors : []);
			setAttempts((before) => before + 1);
		},
		forgive: (field: string) =>
			setRefused((before) => before.filter(({ path }) => path !== undefined && fieldOf(path) !== field)),
	};
}

/** The lead form's values and faults, and sending it: login first where nobody is signed in. */
export function useLeadForm({ name, start, onCreated }: LeadFormSettings) {
	const { requireLogin } = useSession();
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const { draft, change, clear } = useLeadDraft(name);
	const { service, ready } = useLeadService(start.service, draft.service);
	const { refuse, forgive, leave, ...faults } = useFaults();

	const id = useId();
	useTypedBefore(id, change);

	const [opened] = useState(() => new Date());
	const contextAt = (now: Date, about: LeadService | null) => ({
		choiceNeeded: isChoiceNeeded(start, about),
		now,
	});
	const errors = leadErrors({
		...faults,
		isTried: faults.attempts > 0,
		input: leadInputOf(draft, start, service),
		context: contextAt(opened, service),
	});

	const create = async () => {
		const about = await ready();
		const input = leadInputOf(draft, start, about);
		const [first, ...others] = leadInputFaults(input, contextAt(new Date(), about));
		if (first !== undefined) throw new ApiFailure(400, { message: first.msg, errors: [first, ...others] });
		if ((await requireLogin()) === null) return;
		const keyed = sendingKey(draft, input);
		change(keyed);
		const signal = AbortSignal.timeout(patience);
		const { lead } = await call("POST /api/lead", { body: input, idempotencyKey: keyed.key, signal });
		alert("success", m["leads.created.message"]());
		await onCreated(lead);
		clear();
	};
	const tell = (failure: ApiFailure) => {
		refuse(failure);
		if (isBehindToggle(failure.errors)) change({ isMoreOpen: true });
	};
	return {
		/** The form element's. */
		id,
		/** How often sending failed. */
		attempts: faults.attempts,
		start,
		draft,
		service,
		errors,
		isSending: isBusy,
		leave,
		/** Changes what belongs to a field, which is then no longer what the server refused. */
		type: (field: string, part: Partial<LeadDraft>) => {
			forgive(field);
			change(part);
		},
		send: () => run(create, tell),
	};
}

export type LeadForm = ReturnType<typeof useLeadForm>;
