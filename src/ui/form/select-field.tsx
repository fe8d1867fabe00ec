import type { ComponentProps } from "react";
import { controlClass, Field, type FieldProps, splitFieldProps } from "./field.tsx";
import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldProps &
	Omit<ComponentProps<"select">, "className" | "size" | "multiple"> & {
		options: SelectOption[];
		/** The first option, which selects nothing: "Any", "Choose a service". */
		placeholder?: string;
		icon?: InterfaceIcon;
	};

/** A native select in our frame. */
export function SelectField({ options, placeholder, icon, ...props }: SelectFieldProps) {
	const [field, select] = splitFieldProps(props);
	return (
		<Field {...field} id={select.id}>
			{(control) => (
				<span className="relative block">
					{icon && (
						<Icon
							name={icon}
							className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-act"
						/>
					)}
					<select
						{...select}
						{...control}
						className={`${controlClass} appearance-none pr-10 text-ellipsis ${icon ? "pl-11" : ""}`}
					>
						{placeholder !== undefined && <option value="">{placeholder}</option>}
						{options.map((option) => (
							<option key={option.value} value={option.value} disabled={option.disabled}>
								{option.label}
							</option>
						))}
					</select>
					<Icon
						name="chevron-down"
						className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
					/>
				</span>
			)}
		</Field>
	);
}
