import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import type { Form } from "../../../platform/web/use-form.ts";
import { Button } from "../../../ui/form/button.tsx";
import { SelectField, type SelectOption } from "../../../ui/form/select-field.tsx";

type ConfirmSelectProps<Value extends string> = {
	label: string;
	hint?: string;
	options: (SelectOption & { value: Value })[];
	value: Value;
	onChange: (value: Value) => void;
	form: Form;
	/** The selection differs from the present value. */
	isChanged: boolean;
	/** The id of the title of the changed item, if a page has several such forms. */
	titleId?: string;
	/** Further input that is needed before confirming. */
	children?: React.ReactNode;
};

/** A selection that takes effect only once it is confirmed, so that an accidental tap changes nothing. */
export function ConfirmSelect<Value extends string>({
	label,
	hint,
	options,
	value,
	onChange,
	form: { formProps, isBusy },
	isChanged,
	titleId,
	children,
}: ConfirmSelectProps<Value>) {
	const id = useId();
	const choose = (chosen: string) => {
		const option = options.find((one) => one.value === chosen);
		if (option) onChange(option.value);
	};
	return (
		<form {...formProps} className="relative grid gap-3">
			{/* The button is next to the control, and the hint continues below both. */}
			<SelectField
				id={id}
				label={label}
				hint={hint}
				options={options}
				value={value}
				disabled={isBusy}
				// The field's label names the item. The form has no name: a page of cards would have too many
				// landmarks.
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
