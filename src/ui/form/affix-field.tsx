import type { ComponentProps } from "react";
import { Field, type FieldProps, splitFieldProps } from "./field.tsx";

export type AffixFieldProps = FieldProps &
	Omit<ComponentProps<"input">, "className" | "size" | "prefix"> & {
		/** Fixed text before the input: "India +91", "₹". */
		prefix?: string;
		/** Fixed text after it: "months". */
		suffix?: string;
	};

const affix = "flex items-center bg-sunk px-3.5 whitespace-nowrap text-ink-soft";

/** One line of text between fixed words. */
export function AffixField({ prefix, suffix, ...props }: AffixFieldProps) {
	const [field, input] = splitFieldProps(props);
	return (
		<Field {...field} id={input.id}>
			{(control) => (
				<span className="flex min-h-12 overflow-hidden rounded-md border border-field bg-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-2 has-aria-invalid:border-danger">
					{prefix && <span className={`border-r border-line ${affix}`}>{prefix}</span>}
					<input
						type="text"
						{...input}
						{...control}
						className="w-full min-w-0 flex-1 bg-transparent px-3.5 py-2 text-base text-ink tabular-nums outline-none placeholder:text-ink-faint disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint"
					/>
					{suffix && <span className={`border-l border-line ${affix}`}>{suffix}</span>}
				</span>
			)}
		</Field>
	);
}
