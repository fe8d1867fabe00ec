import { m } from "../../paraglide/messages.js";
import { ComboList } from "./combo-list.tsx";
import type { ComboOption, ComboSearch } from "./combo-box-state.ts";
import { controlClass, Field, type FieldProps, splitFieldProps } from "./field.tsx";
import { Icon } from "../icon.tsx";
import type { InterfaceIcon } from "../icon-names.ts";
import { useComboBox } from "./use-combo-box.ts";

type ComboBoxProps = FieldProps & {
	id?: string;
	/** With a name it takes part in a form and sends the text, even before scripts run. */
	name?: string;
	/** Null while the options load. */
	options: ComboOption[] | null;
	value: ComboOption | null;
	onChange: (option: ComboOption) => void;
	/** Pass it if the field may be empty. */
	onClear?: () => void;
	/** Called when the options should load, if the page did not bring them. */
	onOpen?: () => void;
	/** Finds options by more than their labels, and suggests some if nothing matches. */
	search?: ComboSearch;
	placeholder?: string;
	icon?: InterfaceIcon;
};

const noOptions: ComboOption[] = [];

/** One choice from a long list, found by any part of its name. */
export function ComboBox(props: ComboBoxProps) {
	const [field, { id, name, options, value, onChange, onClear, onOpen, search, placeholder, icon }] =
		splitFieldProps(props);
	const combo = useComboBox({ options: options ?? noOptions, value, onChange, onClear, onOpen, search });
	const hasList = combo.isOpen && combo.matches.length > 0;
	return (
		<Field {...field} id={id}>
			{(control) => (
				<div className="relative">
					{icon && (
						<Icon
							name={icon}
							className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-act"
						/>
					)}
					<input
						{...control}
						type="text"
						name={name}
						role="combobox"
						aria-expanded={hasList}
						aria-controls={hasList ? `${control.id}-list` : undefined}
						aria-autocomplete="list"
						aria-activedescendant={hasList && combo.active >= 0 ? `${control.id}-${combo.active}` : undefined}
						autoComplete="off"
						spellCheck={false}
						enterKeyHint="search"
						placeholder={placeholder}
						value={combo.text}
						onChange={(event) => combo.type(event.target.value)}
						onClick={(event) => {
							if (!combo.isOpen) event.currentTarget.select();
							combo.open();
						}}
						onBlur={combo.settle}
						onKeyDown={combo.onKeyDown}
						className={`${controlClass} pr-10 text-ellipsis ${icon ? "pl-11" : ""}`}
					/>
					<Icon
						name="chevron-down"
						className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
					/>
					{combo.isOpen && (
						<ComboList id={control.id} isLoading={options === null} chosen={value?.value} {...combo} />
					)}
					<output className="sr-only">
						{combo.isOpen &&
							combo.hasTyped &&
							(combo.note ?? m["ui.combo_count"]({ count: combo.matches.length }))}
					</output>
				</div>
			)}
		</Field>
	);
}
