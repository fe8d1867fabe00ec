import { type RefObject, useEffect, useEffectEvent, useState } from "react";

type ComboBox = {
	field: RefObject<HTMLInputElement | null>;
	/** The list's id; its options are `${listId}-0`, `${listId}-1`, … */
	listId: string;
	/** The text before the person typed. */
	before: string;
	/** The number of options. */
	count: number;
	onType: (typed: string) => void;
	onPick: (index: number) => void;
};

/** Whether the list is open, and which option is active. */
function useChoice({ count, onPick }: Pick<ComboBox, "count" | "onPick">) {
	const [isWanted, setWanted] = useState(false);
	const [reached, setReached] = useState<number | null>(null);
	const isOpen = isWanted && count > 0;
	// The list may be shorter by now.
	const active = isOpen && reached !== null && reached < count ? reached : null;
	return {
		isOpen,
		active,
		open: () => {
			setReached(null);
			setWanted(true);
		},
		close: () => setWanted(false),
		move: (by: 1 | -1) => {
			setWanted(true);
			const from = active ?? (by === 1 ? -1 : count);
			if (count > 0) setReached((from + by + count) % count);
		},
		pick: (index: number) => {
			setWanted(false);
			onPick(index);
		},
	};
}

/**
 * Makes a combobox (see WAI-ARIA) of an existing text field; the combo box of ui/ has a field of its own. The list
 * opens on typing and on the arrow keys, which choose; Enter takes the active option, Escape closes the list.
 */
export function useSuggestingField({ field, listId, before, onType, ...list }: ComboBox) {
	const { isOpen, active, open, close, move, pick } = useChoice(list);

	const type = useEffectEvent(() => {
		open();
		onType(field.current?.value.trim() ?? "");
	});
	const leave = useEffectEvent(close);
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing) return;
		if (event.key === "ArrowDown") move(1);
		else if (event.key === "ArrowUp") move(-1);
		else if (event.key === "Escape" && isOpen) close();
		else if (event.key === "Enter" && active !== null) pick(active);
		else return;
		event.preventDefault();
	});

	const catchUp = useEffectEvent(() => {
		const input = field.current;
		// Loading may take until the person has moved on to the other field, whose button the list would cover.
		if (input !== null && input === document.activeElement && input.value !== before) type();
	});

	useEffect(() => {
		const ends = new AbortController();
		catchUp();
		field.current?.addEventListener("input", () => type(), ends);
		field.current?.addEventListener("blur", () => leave(), ends);
		field.current?.addEventListener("keydown", (event) => press(event), ends);
		return () => ends.abort();
	}, [field]);

	useEffect(() => {
		const input = field.current;
		input?.setAttribute("role", "combobox");
		input?.setAttribute("aria-autocomplete", "list");
		input?.setAttribute("aria-controls", listId);
		input?.setAttribute("aria-expanded", String(isOpen));
		if (active === null) input?.removeAttribute("aria-activedescendant");
		else input?.setAttribute("aria-activedescendant", `${listId}-${active}`);
		if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
	}, [field, listId, isOpen, active]);

	return { isOpen, active, pick };
}
