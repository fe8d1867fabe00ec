import { useEffect, useRef, useState } from "react";
import { localPath } from "../../../platform/local-path.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { filterQuery } from "../../list-filter.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import type { Category } from "./category-data.ts";
import { useKeptList } from "./kept-list.ts";

const call = apiOf<ListingsApi>();

/** Moves the focus to the first card after the first `count`, which was just loaded. */
function useFocusOnNew(count: number) {
	const grid = useRef<HTMLUListElement>(null);
	const shown = useRef(count);
	useEffect(() => {
		const before = shown.current;
		shown.current = count;
		if (count <= before) return;
		const cards = grid.current?.querySelectorAll<HTMLElement>("[data-listing] h2 a");
		cards?.[before]?.focus({ preventScroll: true });
	}, [count]);
	return grid;
}

/** An infinite list, kept under its address for the way back. Remount it for another list. */
export function useLongerList(address: string, category: Category) {
	const [longer, setLonger] = useState(category);
	const { isBusy, run } = useTask();
	const grid = useFocusOnNew(longer.professionals.length);
	useKeptList(localPath(address), longer);

	const loadMore = (cursor: string) =>
		run(async () => {
			const { service, choice, place } = category;
			const query = {
				service: service.slug,
				choice: choice?.slug,
				location: place?.slug,
				cursor,
				...filterQuery(category.filter),
			};
			const { professionals, nextCursor } = await call("GET /api/workerCategory/active", { query });
			setLonger((shown) => ({
				...shown,
				nextCursor,
				professionals: [...shown.professionals, ...professionals],
			}));
		});

	return { professionals: longer.professionals, nextCursor: longer.nextCursor, isBusy, loadMore, grid };
}
