import { useState } from "react";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { changedFields } from "../../catalogue-names.ts";
import { NewerNote } from "./newer-note.tsx";

type Fields = Record<string, unknown>;

type RecordForm<Body extends Fields, Values extends object> = {
	/** The record as it was last read. */
	read: Body;
	toValues: (body: Body) => Values;
	toBody: (values: Values) => Body;
	check?: (values: Values) => ErrorItem[];
	/** Sends the changes; calls `onStored` with the stored record if the form stays open. */
	send: (change: Partial<Body> & { basedOn: Partial<Body> }, onStored: (body: Body) => void) => Promise<void>;
	/** Called instead if nothing changed. */
	onUnchanged?: () => void;
	/** A colleague's newer values for display: label and value. */
	inWords: (newer: Partial<Body>) => readonly (readonly [string, string])[];
};

const newerIn = (failure: unknown) =>
	failure instanceof ApiFailure && failure.body.reason === "outdated"
		? (failure.body["now"] as Fields)
		: null;

/**
 * A form for a record that colleagues change as well. It sends only the changed fields, with the values they are
 * based on. If a colleague was first, what was typed stays, `note` shows the newer values, and the next Save
 * replaces them. A reload fills in the fields that were not changed.
 */
export function useRecordForm<Body extends Fields, Values extends object>(options: RecordForm<Body, Values>) {
	const { read, toValues, toBody, check, send, onUnchanged, inWords } = options;
	const [base, setBase] = useState(read);
	const [newer, setNewer] = useState<Partial<Body> | null>(null);
	const form = useForm({
		initial: toValues(read),
		...(check !== undefined && { check }),
		submit: async (values) => {
			const sent = toBody(values);
			const { before, after } = changedFields(base, sent);
			if (onUnchanged !== undefined && Object.keys(after).length === 0) return onUnchanged();
			try {
				await send({ ...after, basedOn: before }, (stored) => {
					setBase(stored);
					setNewer(null);
					// The server drops redundant values, for example a word that is part of the service's name.
					if (Object.keys(changedFields(sent, stored).after).length > 0) form.enter(toValues(stored));
				});
			} catch (failure) {
				const found = newerIn(failure) as Partial<Body> | null;
				if (found === null) throw failure;
				setBase({ ...base, ...found });
				setNewer(found);
			}
		},
	});
	const take = (part: Partial<Body>) => {
		setBase({ ...base, ...part });
		const typed = toBody(form.values);
		const { after } = changedFields(typed, part);
		if (Object.keys(after).length > 0) form.enter(toValues({ ...typed, ...after }));
	};
	const [followed, setFollowed] = useState(read);
	if (JSON.stringify(read) !== JSON.stringify(followed)) {
		setFollowed(read);
		const touched = Object.keys(changedFields(base, toBody(form.values)).after);
		const untouched = Object.entries(read).filter(([name]) => !touched.includes(name));
		take(Object.fromEntries(untouched) as Partial<Body>);
	}
	const note = newer !== null && (
		<NewerNote
			values={inWords(newer)}
			onLoad={() => {
				take(newer);
				setNewer(null);
			}}
		/>
	);
	return { form, note };
}
