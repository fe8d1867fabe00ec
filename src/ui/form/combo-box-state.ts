export type ComboOption = {
	value: string;
	label: string;
	/** Distinguishes options with the same label, for example the district; not searched. */
	detail?: string;
	/** Other names that choose the option when typed in full. */
	names?: readonly string[];
	/** The heading above this and the following options of the same group. */
	group?: string;
};

/** The result of a search in the options. With a note, nothing matches and the options are suggestions. */
export type ComboMatches = { options: ComboOption[]; note?: string };
export type ComboSearch = (options: ComboOption[], typed: string | null) => ComboMatches;

/**
 * `typed` is null until the person types: the list then shows everything. `active` is an index in the list, -1 for
 * none.
 */
export type ComboState = { isOpen: boolean; typed: string | null; active: number };

export const restingCombo: ComboState = { isOpen: false, typed: null, active: -1 };

const plain = (text: string) => text.trim().toLocaleLowerCase("en");

/** The options whose label contains the typed text in any case; those that begin with it come first. */
export function matchingOptions(options: ComboOption[], typed: string | null): ComboOption[] {
	const wanted = plain(typed ?? "");
	if (wanted === "") return options;
	const found = options.filter((option) => plain(option.label).includes(wanted));
	return [
		...found.filter((option) => plain(option.label).startsWith(wanted)),
		...found.filter((option) => !plain(option.label).startsWith(wanted)),
	];
}

/** The one option with the typed name in any case; undefined without one or with several. */
export function namedOption(options: ComboOption[], typed: string): ComboOption | undefined {
	const labelled = options.filter(({ label }) => plain(label) === plain(typed));
	const named =
		labelled.length > 0
			? labelled
			: options.filter(({ names = [] }) => names.some((name) => plain(name) === plain(typed)));
	return named.length === 1 ? named[0] : undefined;
}

/** Typing opens the list and goes to its first match, so that Enter takes it; a suggestion must be chosen. */
export function typedInto(typed: string, { isSuggestion = false } = {}): ComboState {
	return { isOpen: true, typed, active: plain(typed) === "" || isSuggestion ? -1 : 0 };
}

/** Opens the list with everything in it, at the chosen option. */
export function opened(state: ComboState, chosen: number): ComboState {
	return state.isOpen ? state : { isOpen: true, typed: null, active: chosen };
}

/** One up (-1) or down (1) in a list of `count`, wrapping at both ends. */
export function moved(state: ComboState, step: 1 | -1, count: number): ComboState {
	if (count === 0) return state;
	if (state.active < 0) return { ...state, active: step === 1 ? 0 : count - 1 };
	return { ...state, active: (state.active + step + count) % count };
}
