import { useState } from "react";
import { useNavigate } from "react-router";
import type { ErrorItem } from "../../platform/app-error.ts";
import { indianDay } from "../../platform/dates.ts";
import { type SendingKey, sendingKey } from "../../platform/web/sending-key.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import type { Draft } from "../../ui/form/draft.ts";
import { useDraft } from "../../ui/form/use-draft.ts";

/** When it was, as it is typed: the names are those of the request. */
export type PeriodDraft = { from: string; to: string; current: boolean; description: string };

export const emptyPeriod: PeriodDraft = { from: "", to: "", current: false, description: "" };

/** What is sent: no end while it goes on, whatever stands in the field that is switched off. */
export function entryInput<Fields extends PeriodDraft>(draft: Fields): Fields {
	return draft.current ? { ...draft, to: "" } : draft;
}

type EntrySettings<Fields> = {
	/** Names the draft; it has the account's id in it. */
	name: string;
	empty: Fields;
	/** What is wrong on this Indian day. */
	check: (input: Fields, today: string) => { faults: [ErrorItem, ...ErrorItem[]] } | object;
	send: (input: Fields, idempotencyKey: string) => Promise<unknown>;
	/** What is said when it is stored. */
	added: string;
};

const noKey: SendingKey = { key: "", keyedBody: "" };

/** A form that adds to a profile; what is typed is kept until it is sent. */
export function useEntryForm<Fields extends Draft & PeriodDraft>(settings: EntrySettings<Fields>) {
	const { name, empty, check, send, added } = settings;
	const alert = useAlert();
	const navigate = useNavigate();
	const draft = useDraft<Fields>(name, empty);
	// Kept with the draft: sent again after a reload, it is still the same sending.
	const sending = useDraft<SendingKey>(`${name}|sending`, noKey);
	const [today] = useState(() => indianDay(new Date()));
	const form = useForm<Fields>({
		initial: empty,
		draft,
		check: (values) => {
			const checked = check(entryInput(values), indianDay(new Date()));
			return "faults" in checked ? checked.faults : [];
		},
		submit: async (values) => {
			const input = entryInput(values);
			const keyed = sendingKey(sending.draft, input);
			sending.change(keyed);
			await send(input, keyed.key);
			alert("success", added);
			await navigate("/");
			draft.clear();
			sending.clear();
		},
	});
	return {
		...form,
		today,
		enter: (part: Partial<Fields>) => {
			form.enter(part);
			// The days are checked together: what was wrong with one may be right with another beginning.
			if ("from" in part || "current" in part) form.clearErrors("to");
		},
	};
}
