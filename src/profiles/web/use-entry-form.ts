import { useState } from "react";
import { useNavigate } from "react-router";
import type { ErrorItem } from "../../platform/app-error.ts";
import { indianDay } from "../../platform/dates.ts";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { type SendingKey, sendingKey } from "../../platform/web/sending-key.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import type { Draft } from "../../ui/draft.ts";
import { useDraft } from "../../ui/use-draft.ts";
import { useFaults } from "./use-faults.ts";

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

/** Values and faults of a form that adds to a profile, and sending it; what is typed is kept until it is sent. */
export function useEntryForm<Fields extends Draft & PeriodDraft>(settings: EntrySettings<Fields>) {
	const { name, empty, check, send, added } = settings;
	const alert = useAlert();
	const navigate = useNavigate();
	const { isBusy, run } = useTask();
	const { draft, change, clear } = useDraft<Fields>(name, empty);
	// Kept with the draft: sent again after a reload, it is still the same sending.
	const sending = useDraft<SendingKey>(`${name}|sending`, noKey);
	const { errors, attempts, refuse, forgive } = useFaults();
	const [today] = useState(() => indianDay(new Date()));

	const add = async () => {
		const input = entryInput(draft);
		const checked = check(input, indianDay(new Date()));
		if ("faults" in checked) {
			const [{ msg }] = checked.faults;
			throw new ApiFailure(400, { message: msg, errors: checked.faults });
		}
		const keyed = sendingKey(sending.draft, input);
		sending.change(keyed);
		await send(input, keyed.key);
		alert("success", added);
		await navigate("/");
		clear();
		sending.clear();
	};
	return {
		draft,
		errors,
		attempts,
		today,
		isSending: isBusy,
		type: (part: Partial<Fields>) => {
			// The days are checked together: what was wrong with one may be right with another beginning.
			const isDay = "from" in part || "to" in part || "current" in part;
			forgive([...Object.keys(part), ...(isDay ? ["to"] : [])]);
			change(part);
		},
		submit: () => run(add, refuse),
	};
}
