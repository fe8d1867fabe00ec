import { useState } from "react";
import type { ComboSearch } from "../../../ui/form/combo-box-state.ts";

/** Makes a combo box of places find them by every name, from when it is opened for the first time. */
export function usePlaceSearch(): { search: ComboSearch | undefined; loadSearch: () => Promise<void> } {
	const [search, setSearch] = useState<ComboSearch>();
	const loadSearch = async () => {
		try {
			const { loadPlaceOptions } = await import("./place-options.ts");
			const loaded = await loadPlaceOptions();
			setSearch(() => loaded);
		} catch {
			// Offline, places are found by their labels.
		}
	};
	return { search, loadSearch };
}
