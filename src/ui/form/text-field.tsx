import type { ComponentProps } from "react";
import { controlClass, Field, type FieldProps, splitFieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "className" | "size">;

/** One line of text; `type`, `inputMode`, `autoComplete` and the rest go to the input. */
export function TextField(props: TextFieldProps) {
	const [field, input] = splitFieldProps(props);
	return (
		<Field {...field} id={input.id}>
			{(control) => <input type="text" {...input} {...control} className={controlClass} />}
		</Field>
	);
}
