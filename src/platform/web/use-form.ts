import { type Dispatch, type SetStateAction, type SubmitEvent, useRef, useState } from "react";
import { useErrorFocus } from "../../ui/form/use-error-focus.ts";
import type { ErrorItem } from "../app-error.ts";
import { isWithin } from "../error-path.ts";
import { type SendingKey, sendingKey } from "./sending-key.ts";
import { alertTexts, useTask } from "./use-task.ts";

/** The state of a form's errors. */
export type FormErrors = readonly [readonly ErrorItem[], Dispatch<SetStateAction<readonly ErrorItem[]>>];

type FormOptions<Values> = {
	initial: Values;
	/** Holds the values instead of the form, so that they survive a reload. */
	draft?: { draft: Values; change: (part: Partial<Values>) => void; clear?: () => void };
	/** Holds the errors instead of the form, so that another form can show those of a request that covers both. */
	errors?: FormErrors;
	/** The request's paths for values with other names. */
	paths?: { [Name in keyof Values]?: string | readonly string[] };
	/** Fields that show their error but whose value is not in the form, for example a picture. */
	moreFields?: readonly string[];
	/** The errors found without the server, by the same rule. */
	check?: (values: Values) => readonly ErrorItem[];
	/**
	 * Sends the values; throws ApiFailure. A repeatable call takes the key, which stays while nothing changes. A form with a
	 * draft keeps a key there instead, so that it survives a reload, too.
	 */
	submit: (values: Values, idempotencyKey: string) => Promise<void>;
	/** Shown above the messages of a failed request: what could not be done. */
	failed?: string;
	/** Called with the errors of a failed attempt, for example to unfold the fields that they are at. */
	onErrors?: (errors: readonly ErrorItem[]) => void;
};

type TextName<Values> = string &
	{ [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

const noKey: SendingKey = { key: "", keyedBody: "" };

/**
 * The state of a form: its values, the first error of each field, one request at a time, and the focus on the first
 * invalid field. An error of one of `values` is shown at its field only; any other error is shown as an alert.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
	const { initial, draft, paths = {}, moreFields = [], check, submit, failed, onErrors } = options;
	const [own, setOwn] = useState(initial);
	const ownErrors = useState<readonly ErrorItem[]>([]);
	const [errors, setErrors] = options.errors ?? ownErrors;
	const [attempts, setAttempts] = useState(errors.length);
	const sent = useRef(noKey);
	const ref = useErrorFocus(attempts);
	const { isBusy, run, alert } = useTask();
	const values = draft?.draft ?? own;

	const pathsOf = (name: string) => [(paths as Record<string, string | string[]>)[name] ?? name].flat();
	const atFields = [...Object.keys(values).flatMap(pathsOf), ...moreFields];
	const isAt = (names: readonly string[], { path = "" }: ErrorItem) =>
		names.flatMap(pathsOf).some((field) => isWithin(path, field));
	const refuse = (found: readonly ErrorItem[]) => {
		setErrors(found);
		setAttempts((before) => before + 1);
		onErrors?.(found);
	};
	const clearErrors = (...names: string[]) =>
		setErrors((before) => (names.length === 0 ? [] : before.filter((error) => !isAt(names, error))));
	const enter = (part: Partial<Values>) => {
		if (draft) draft.change(part);
		else setOwn((before) => ({ ...before, ...part }));
		clearErrors(...Object.keys(part));
	};
	const errorOf = (name: string) => errors.find((error) => isAt([name], error))?.msg;
	const send = async (entered: Partial<Values> = {}) => {
		const sending = { ...values, ...entered };
		const found = check?.(sending) ?? [];
		if (found.length > 0) {
			const texts = alertTexts(found, { atFields });
			alert.clear();
			if (texts.length > 0) alert("danger", texts);
			return refuse(found);
		}
		setErrors([]);
		sent.current = sendingKey(sent.current, sending);
		await run(
			async () => {
				await submit(sending, sent.current.key);
				sent.current = noKey;
			},
			(failure) => refuse(failure.errors),
			{ failed, atFields },
		);
	};
	return {
		values,
		isBusy,
		/** Takes what the person entered and clears the errors of those fields. */
		enter,
		errorOf,
		/** Clears the errors of these fields, or of all. */
		clearErrors,
		/** Shows errors from elsewhere. */
		refuse,
		/** Shows the error of a field that the person has left, unless it is empty: they may come back to it. */
		checkField: (name: keyof Values & string) => {
			if (values[name] === "") return;
			const found = check?.(values).filter((error) => isAt([name], error)) ?? [];
			setErrors((before) => [...before.filter((error) => !isAt([name], error)), ...found]);
		},
		/** Sends the values, including input of the same moment. */
		send,
		/** Resets to the initial values. */
		reset: () => {
			if (draft) draft.clear?.();
			else setOwn(initial);
			setErrors([]);
		},
		/** The props of a text field. */
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
				void send();
			},
		},
	};
}

export type Form = Pick<ReturnType<typeof useForm>, "isBusy" | "formProps">;
