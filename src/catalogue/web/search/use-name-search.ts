import { useState } from "react";
import type { ComboSearch } from "../../../ui/form/combo-box-state.ts";
import type { SearchedNames } from "./name-options.ts";

/** Makes a combo box of services or places find them by every name, from when it is opened for the first time. */
export function useNameSearch(names: SearchedNames): {
	search: ComboSearch | undefined;
	loadSearch: () => Promise<void>;
} {
	const [search, setSearch] = useState<ComboSearch>();
	const loadSearch = async () => {
		try {
			const { loadNameOptions } = await import("./name-options.ts");
			const loaded = await loadNameOptions(names);
			setSearch(() => loaded);
		} catch {
			// Offline, they are found by their labels.
		}
	};
	return { search, loadSearch };
}
