import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { SuggestionKind, SuggestionsProps } from "./search-suggestions.tsx";

type SearchPartProps = {
	field: RefObject<HTMLInputElement | null>;
	name: string;
	kind: SuggestionKind;
	icon: InterfaceIcon;
	label: string;
	placeholder: string;
	defaultValue: string;
	/** A suggestion was picked; a whole one has both the trade and the place. */
	onPick: (name: string, isWhole: boolean) => void;
	className: string;
};

/** One of the two fields of the search form; its suggestions load when it is first focused. */
export function SearchPart({ field, kind, icon, label, onPick, className, ...input }: SearchPartProps) {
	/** The text when the field got the focus; null before. */
	const [before, setBefore] = useState<string | null>(null);
	const isAwake = before !== null;
	const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);

	useEffect(() => {
		// It got the focus before the scripts ran.
		const shown = field.current;
		if (shown !== null && shown === document.activeElement) setBefore(shown.defaultValue);
	}, [field]);

	useEffect(() => {
		if (!isAwake) return undefined;
		let isGone = false;
		const fetchPart = async () => {
			const part = await import("./search-suggestions.tsx");
			if (!isGone) setSuggestions(() => part.Suggestions);
		};
		// Offline it stays a plain field, which works as well.
		fetchPart().catch(() => {});
		return () => {
			isGone = true;
		};
	}, [isAwake]);

	return (
		<div className={`relative min-w-0 ${className}`}>
			<label className="flex h-full min-h-12 items-center gap-2.5 rounded-md px-3 outline-offset-[-2px] outline-focus focus-within:outline-2">
				<Icon name={icon} className="text-act" />
				<span className="sr-only">{label}</span>
				<input
					{...input}
					ref={field}
					type="text"
					enterKeyHint="search"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={80}
					onFocus={(event) => {
						if (!isAwake) setBefore(event.currentTarget.value);
					}}
					className="h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-faint"
				/>
			</label>
			{Suggestions && isAwake && <Suggestions field={field} kind={kind} before={before} onPick={onPick} />}
		</div>
	);
}
