import { type RefObject, useEffect, useId, useMemo, useState } from "react";
import { findPlaces, searchBoth } from "../../../catalogue/search/search.ts";
import { type BrowserSearch, loadSearch } from "../../../catalogue/web/search/load-search.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon, ServiceIcon } from "../../../ui/icon.tsx";
import { rememberedPlace } from "./remembered-place.ts";
import { useSuggestingField } from "./use-suggesting-field.ts";

export type SuggestionKind = "services" | "locations";
type Suggestion = {
	/** The text for the field. */
	name: string;
	icon: string | null;
	beside: string;
	/** It has a trade and a place, so nothing else is needed. */
	isWhole: boolean;
};

function suggest(
	index: BrowserSearch,
	kind: SuggestionKind,
	typed: string,
	placeTyped: string,
): Suggestion[] {
	if (kind === "locations")
		return findPlaces(index.places, typed).map(({ item: { name, state } }) => ({
			name,
			icon: null,
			beside: state ?? "",
			isWhole: false,
		}));
	const { services, places } = searchBoth(index, { service: typed, place: placeTyped });
	const place = places[0]?.item;
	return services
		.filter(({ item }) => !item.comingSoon)
		.map(({ item: { name, icon } }) => ({
			name: place === undefined ? name : m["listings.category.title_in"]({ title: name, place: place.name }),
			icon,
			beside: "",
			isWhole: place !== undefined,
		}));
}

/** The index of the search; null until it has loaded. Without it there are no suggestions, and the search itself still works. */
function useSearchIndex(): BrowserSearch | null {
	const [index, setIndex] = useState<BrowserSearch | null>(null);
	useEffect(() => {
		let isGone = false;
		const load = async () => {
			const loaded = await loadSearch();
			if (!isGone) setIndex(loaded);
		};
		load().catch(() => {});
		return () => {
			isGone = true;
		};
	}, []);
	return index;
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onPick: () => void };

function Option({ id, suggestion: { name, icon, beside }, isActive, onPick }: OptionProps) {
	return (
		// The keys work in the field, which keeps the focus.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
		<div
			id={id}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as at the list
			role="option"
			aria-selected={isActive}
			onPointerDown={(event) => event.preventDefault()}
			onClick={onPick}
			className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5 hover:bg-act-tint aria-selected:bg-act-tint aria-selected:text-act-ink"
		>
			{icon === null ? (
				<Icon name="map-pin" className="text-act" />
			) : (
				<ServiceIcon name={icon} className="text-act" />
			)}
			<span className="min-w-0">
				{name} {beside !== "" && <span className="text-sm text-ink-faint">{beside}</span>}
			</span>
		</div>
	);
}

/** The place typed in the same form, or else the one of the last search. */
function placeFor(field: HTMLInputElement | null): string {
	const place = field?.form?.elements.namedItem("place");
	return (place instanceof HTMLInputElement && place.value.trim()) || rememberedPlace().slice(0, 80);
}

export type SuggestionsProps = {
	field: RefObject<HTMLInputElement | null>;
	kind: SuggestionKind;
	/** The text before the person typed: it may have changed while this code was loading. */
	before: string;
	onPick: (name: string, isWhole: boolean) => void;
};

/** The suggestion list of a search field. The field belongs to the page; this makes it a combobox. */
export function Suggestions({ field, kind, before, onPick }: SuggestionsProps) {
	const listId = useId();
	const known = useSearchIndex();
	const [{ typed, place }, setQuery] = useState({ typed: "", place: "" });
	const suggestions = useMemo(
		() => (known === null || typed === "" ? [] : suggest(known, kind, typed, place)),
		[known, kind, typed, place],
	);
	const { isOpen, active, pick } = useSuggestingField({
		field,
		listId,
		before,
		count: suggestions.length,
		onType: (text) => setQuery({ typed: text, place: placeFor(field.current) }),
		onPick: (index) => onPick(suggestions[index]?.name ?? "", suggestions[index]?.isWhole === true),
	});
	return (
		<>
			<output className="sr-only">
				{isOpen && m["shell.search.suggestions_count"]({ count: suggestions.length })}
			</output>
			<div
				id={listId}
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no list that belongs to a text field and can be styled
				role="listbox"
				aria-label={
					kind === "services"
						? m["shell.search.suggestions_services"]()
						: m["shell.search.suggestions_places"]()
				}
				hidden={!isOpen}
				className="absolute top-full right-0 left-0 z-11 mt-2 max-h-80 overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5 shadow-lift"
			>
				{suggestions.map((suggestion, index) => (
					<Option
						key={`${suggestion.name} ${suggestion.beside}`}
						id={`${listId}-${index}`}
						suggestion={suggestion}
						isActive={index === active}
						onPick={() => pick(index)}
					/>
				))}
			</div>
		</>
	);
}
