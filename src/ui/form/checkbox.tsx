import type { ComponentProps } from "react";
import { FieldError, Hint, useFieldWiring } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className" | "size"> & {
	label: React.ReactNode;
	hint?: React.ReactNode;
	error?: string;
};

/** A checkbox; the whole line is the target. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
	const wiring = useFieldWiring(id, { hint, error });
	return (
		<div className="grid content-start gap-1">
			<label className="flex min-h-11 items-start gap-3 py-2">
				<input type="checkbox" {...input} {...wiring.control} className="size-6 shrink-0 accent-act" />
				<span>{label}</span>
			</label>
			{(error || hint) && (
				// Aligned with the label's text: the box and its gap are 36 px wide.
				<div className="pl-9">
					{error ? (
						<FieldError id={wiring.errorId}>{error}</FieldError>
					) : (
						<Hint id={wiring.hintId}>{hint}</Hint>
					)}
				</div>
			)}
		</div>
	);
}
