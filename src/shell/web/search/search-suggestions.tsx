import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import type { CatalogueApi } from "../../../catalogue/catalogue.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
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

const call = apiOf<CatalogueApi>();

/** The pause in typing before a request, in milliseconds. */
const pause = 150;

async function fetchSuggestions(
	kind: SuggestionKind,
	typed: string,
	placeTyped: string,
	signal: AbortSignal,
): Promise<Suggestion[]> {
	const query = kind === "services" ? { q: typed, place: placeTyped } : { place: typed };
	const found = await call("GET /api/catalogue/search", { query, signal });
	if (kind === "locations") {
		return found.locations.map(({ name, state }) => ({
			name,
			icon: null,
			beside: state ?? "",
			isWhole: false,
		}));
	}
	const [place] = found.locations;
	return found.services
		.filter((service) => !service.comingSoon)
		.map(({ name, icon }) => ({
			name: place === undefined ? name : m["listings.category.title_in"]({ title: name, place: place.name }),
			icon,
			beside: "",
			isWhole: place !== undefined,
		}));
}

/** The suggestions for the typed words; the previous ones stay until the response arrives. */
function useFetchedSuggestions(kind: SuggestionKind, typed: string, placeTyped: () => string): Suggestion[] {
	const [found, setFound] = useState<Suggestion[]>([]);
	const look = useEffectEvent((signal: AbortSignal) => fetchSuggestions(kind, typed, placeTyped(), signal));
	useEffect(() => {
		const ends = new AbortController();
		const show = async () => {
			// Missing suggestions are no failure: the search itself still works.
			const next = typed === "" ? [] : await look(ends.signal).catch(() => []);
			if (!ends.signal.aborted) setFound(next);
		};
		const timer = setTimeout(() => void show(), pause);
		return () => {
			clearTimeout(timer);
			ends.abort();
		};
	}, [typed]);
	return found;
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
	const [typed, setTyped] = useState("");
	const suggestions = useFetchedSuggestions(kind, typed, () => placeFor(field.current));
	const { isOpen, active, pick } = useSuggestingField({
		field,
		listId,
		before,
		count: suggestions.length,
		onType: setTyped,
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
