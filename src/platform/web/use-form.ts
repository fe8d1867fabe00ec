import { type SubmitEvent, useRef, useState } from "react";
import { useErrorFocus } from "../../ui/use-error-focus.ts";
import type { ErrorItem } from "../app-error.ts";
import { isWithin } from "../error-path.ts";
import { type SendingKey, sendingKey } from "./sending-key.ts";
import { useTask } from "./use-task.ts";

type FormOptions<Values> = {
	initial: Values;
	/** The errors that need no server: the same rule that the server applies. */
	check?: (values: Values) => ErrorItem[];
	/** Sends the values; throws ApiFailure. A repeatable call takes the key, which stays while nothing changes. */
	submit: (values: Values, idempotencyKey: string) => Promise<void>;
};

type TextName<Values> = string &
	{ [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

const noKey: SendingKey = { key: "", keyedBody: "" };

/**
 * The state of a form: its values, the first error of each field, one sending at a time, and the focus on the first wrong
 * field. An error of one of `values` is shown at its field only; any other error is shown as an alert.
 */
export function useForm<Values extends object>({ initial, check, submit }: FormOptions<Values>) {
	const [values, setValues] = useState(initial);
	const [errors, setErrors] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const sent = useRef(noKey);
	const ref = useErrorFocus(attempts);
	const { isBusy, run, alert } = useTask();

	const refuse = (found: ErrorItem[]) => {
		setErrors(found);
		setAttempts((before) => before + 1);
	};
	const enter = (part: Partial<Values>) => {
		const names = Object.keys(part);
		setValues((before) => ({ ...before, ...part }));
		setErrors((before) => before.filter(({ path = "" }) => !names.some((name) => isWithin(path, name))));
	};
	const errorOf = (name: string) => errors.find(({ path = "" }) => isWithin(path, name))?.msg;
	const send = () => {
		const found = check?.(values) ?? [];
		if (found.length > 0) {
			alert.clear();
			return refuse(found);
		}
		setErrors([]);
		sent.current = sendingKey(sent.current, values);
		return void run(
			async () => {
				await submit(values, sent.current.key);
				sent.current = noKey;
			},
			(failure) => refuse(failure.errors),
			{ atFields: Object.keys(values) },
		);
	};
	return {
		values,
		isBusy,
		/** Takes what the person entered and clears the errors of those fields. */
		enter,
		errorOf,
		/** Shows errors that were found otherwise. */
		refuse,
		/** Back to the initial values. */
		reset: () => {
			setValues(initial);
			setErrors([]);
		},
		/** The props of a field that holds text. */
		field: <Name extends TextName<Values>>(name: Name) => ({
			name,
			value: values[name] as string,
			error: errorOf(name),
			onChange: ({ target }: { target: { value: string } }) =>
				enter({ [name]: target.value } as Partial<Values>),
		}),
		formProps: {
			ref,
			noValidate: true,
			onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault();
				send();
			},
		},
	};
}

export type Form = Pick<ReturnType<typeof useForm>, "isBusy" | "formProps">;
