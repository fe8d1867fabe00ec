import { type KeyboardEvent, useState } from "react";
import {
	type ComboOption,
	type ComboState,
	matchingOptions,
	moved,
	namedOption,
	opened,
	restingCombo,
	typedInto,
} from "./combo-box-state.ts";

type ComboSettings = {
	options: ComboOption[];
	value: ComboOption | null;
	onChange: (option: ComboOption) => void;
	/** Given where the field may be left empty. */
	onClear?: () => void;
	onOpen?: () => void;
};

/** What a combo box does: an editable one with a list, after the ARIA practices guide; the looks are the part's. */
export function useComboBox({ options, value, onChange, onClear, onOpen }: ComboSettings) {
	const [state, setState] = useState<ComboState>(restingCombo);
	const matches = matchingOptions(options, state.typed);

	const close = () => setState(restingCombo);
	const open = () => {
		if (!state.isOpen) onOpen?.();
		setState(
			opened(
				state,
				options.findIndex((option) => option.value === value?.value),
			),
		);
	};
	const choose = (option: ComboOption | undefined) => {
		if (!option) return;
		close();
		if (option.value !== value?.value) onChange(option);
	};
	/** On leaving: a name typed in full is taken, an emptied field cleared, anything else goes back to what was chosen. */
	const settle = () => {
		const typed = state.typed;
		close();
		if (typed === null) return;
		if (typed.trim() === "" && onClear) onClear();
		else choose(namedOption(options, typed));
	};
	const keys: Record<string, (event: KeyboardEvent) => void> = {
		ArrowDown: () => (state.isOpen ? setState(moved(state, 1, matches.length)) : open()),
		ArrowUp: () => (state.isOpen ? setState(moved(state, -1, matches.length)) : open()),
		Enter: () => (state.active < 0 ? settle() : choose(matches[state.active])),
		// The dialog around it stays open.
		Escape: (event) => {
			event.stopPropagation();
			event.nativeEvent.stopImmediatePropagation();
			close();
		},
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const isBusiness = state.isOpen || event.key.startsWith("Arrow");
		const act = keys[event.key];
		if (!act || !isBusiness || event.nativeEvent.isComposing) return;
		event.preventDefault();
		act(event);
	};

	return {
		isOpen: state.isOpen,
		active: state.active,
		hasTyped: state.typed !== null,
		text: state.typed ?? value?.label ?? "",
		matches,
		open,
		choose,
		type: (typed: string) => {
			if (!state.isOpen) onOpen?.();
			setState(typedInto(typed));
		},
		settle,
		onKeyDown,
	};
}
