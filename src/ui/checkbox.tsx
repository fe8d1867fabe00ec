import type { ComponentProps } from "react";
import { FieldError, Hint, useFieldWiring } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className" | "size"> & {
	label: React.ReactNode;
	hint?: React.ReactNode;
	error?: string;
};

/** A yes or no; the whole line is the target. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
	const wiring = useFieldWiring(id, { hint, error });
	return (
		<div className="grid gap-1">
			<label className="flex min-h-11 items-start gap-3 py-2">
				<input type="checkbox" {...input} {...wiring.control} className="size-6 shrink-0 accent-act" />
				<span>{label}</span>
			</label>
			{error ? (
				<FieldError id={wiring.errorId}>{error}</FieldError>
			) : (
				hint && <Hint id={wiring.hintId}>{hint}</Hint>
			)}
		</div>
	);
}

/** A setting that acts at once, as "Enabled"; `label` is read, `state` ("On", "Off") is seen beside it. */
export function Switch({
	label,
	state,
	...input
}: Omit<CheckboxProps, "hint" | "error" | "label"> & { label: string; state?: string }) {
	return (
		<label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
			<input
				type="checkbox"
				// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
				role="switch"
				aria-label={label}
				{...input}
				className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-field transition-colors duration-(--duration-quick) after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-surface after:transition-[translate] after:duration-(--duration-quick) checked:bg-act checked:after:translate-x-5 disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto"
			/>
			{state && <span aria-hidden="true">{state}</span>}
		</label>
	);
}
