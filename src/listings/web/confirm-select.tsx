import { type SubmitEvent, useId } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { SelectField, type SelectOption } from "../../ui/select-field.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";

type ConfirmSelectProps<Value extends string> = {
	label: string;
	hint?: string;
	options: (SelectOption & { value: Value })[];
	value: Value;
	onChange: (value: Value) => void;
	onConfirm: () => void;
	isBusy: boolean;
	/** Something else is chosen than what counts now. */
	isChanged: boolean;
	/** The id of the title of what is changed, where several such forms stand on one page. */
	titleId?: string;
	/** What else has to be said before it is confirmed. */
	children?: React.ReactNode;
	/** How often confirming failed for what was said there. */
	attempts?: number;
};

/** A choice that counts once it is confirmed, so that a slip of the thumb changes nothing. */
export function ConfirmSelect<Value extends string>({
	label,
	hint,
	options,
	value,
	onChange,
	onConfirm,
	isBusy,
	isChanged,
	titleId,
	children,
	attempts = 0,
}: ConfirmSelectProps<Value>) {
	const form = useErrorFocus(attempts);
	const id = useId();
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!isBusy) onConfirm();
	};
	const choose = (chosen: string) => {
		const option = options.find((one) => one.value === chosen);
		if (option) onChange(option.value);
	};
	return (
		<form ref={form} onSubmit={submit} noValidate className="relative grid gap-3">
			{/* The button stands beside the control, and the hint below goes on under both. */}
			<SelectField
				id={id}
				label={label}
				hint={hint}
				options={options}
				value={value}
				disabled={isBusy}
				// The field says whose it is. The form has no name: a page of cards would have too many landmarks.
				aria-labelledby={titleId && `${id}-label ${titleId}`}
				onChange={({ target }) => choose(target.value)}
				className="[&>span]:mr-31"
			/>
			{children}
			<Button
				type="submit"
				variant={isChanged ? "act" : "quiet"}
				size="lg"
				busy={isBusy}
				aria-describedby={titleId}
				className="absolute top-6.5 right-0 w-29 px-2!"
			>
				{m["listings.desk.confirm"]()}
			</Button>
		</form>
	);
}
