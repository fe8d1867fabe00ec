import { type KeyboardEvent, useState } from "react";
import {
	type ComboOption,
	type ComboSearch,
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
	/** Pass it if the field may be empty. */
	onClear?: () => void;
	onOpen?: () => void;
	/** Finds options by more than their labels. */
	search?: ComboSearch;
};

const searchLabels: ComboSearch = (options, typed) => ({ options: matchingOptions(options, typed) });

type KeyActs = { step: (by: 1 | -1) => void; take: () => void; close: () => void };

/** The keys of a combo box; while it is closed, all but the arrows belong to its surroundings. */
function comboKeys(isOpen: boolean, { step, take, close }: KeyActs) {
	const acts: Record<string, (event: KeyboardEvent) => void> = {
		ArrowDown: () => step(1),
		ArrowUp: () => step(-1),
		Enter: take,
		// Keeps the dialog around it open.
		Escape: (event) => {
			event.stopPropagation();
			event.nativeEvent.stopImmediatePropagation();
			close();
		},
	};
	return (event: KeyboardEvent) => {
		const act = acts[event.key];
		if (!act || !(isOpen || event.key.startsWith("Arrow")) || event.nativeEvent.isComposing) return;
		event.preventDefault();
		act(event);
	};
}

/** The behaviour of an editable combo box with a list, after the ARIA practices guide, without its looks. */
export function useComboBox({
	options,
	value,
	onChange,
	onClear,
	onOpen,
	search = searchLabels,
}: ComboSettings) {
	const [state, setState] = useState<ComboState>(restingCombo);
	const { options: matches, note } = search(options, state.typed);

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
	/** On leaving: a fully typed name is taken, an emptied field cleared, anything else reset to the chosen option. */
	const settle = () => {
		const typed = state.typed;
		close();
		if (typed === null) return;
		if (typed.trim() === "" && onClear) onClear();
		else choose(namedOption(options, typed));
	};
	const onKeyDown = comboKeys(state.isOpen, {
		step: (by) => (state.isOpen ? setState(moved(state, by, matches.length)) : open()),
		take: () => (state.active < 0 ? settle() : choose(matches[state.active])),
		close,
	});

	return {
		isOpen: state.isOpen,
		active: state.active,
		hasTyped: state.typed !== null,
		text: state.typed ?? value?.label ?? "",
		matches,
		note,
		open,
		choose,
		type: (typed: string) => {
			if (!state.isOpen) onOpen?.();
			setState(typedInto(typed, { isSuggestion: search(options, typed).note !== undefined }));
		},
		settle,
		onKeyDown,
	};
}
