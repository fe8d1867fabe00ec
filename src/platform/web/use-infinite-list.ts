import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type InfiniteList, appendPage, refreshFirstPage } from "../infinite-list.ts";
import { type Load, useLoading } from "./use-loading.ts";
import { useTask } from "./use-task.ts";

type Growing<Item extends { _id: string }> = {
	/** Names the list: two lists of one name hold the same for the same person. */
	name: string;
	/** Lists as they were when a person left them. Coming back shows as many items as before. */
	kept: Pick<Map<string, InfiniteList<Item>>, "get" | "set">;
	/** The first page, where the server brought it. */
	first: InfiniteList<Item> | null;
	/**
	 * Reads the page at the cursor, or the beginning, with as many items as requested if possible. Throws ApiFailure.
	 */
	read: (cursor?: string, length?: number) => Promise<InfiniteList<Item>>;
	/** Where the focus goes on, by the id of what came first with the next page. */
	focusId: (id: string) => string;
	/**
	 * Joins the list that one comes back to with its beginning, which is read again then. Without it only a list that
	 * had grown is kept, and shows as it was.
	 */
	refresh?: (shown: InfiniteList<Item>, fresh: InfiniteList<Item>) => InfiniteList<Item>;
};

/** A list that grows at its end. Give the component that calls it a key of the person and of what is listed. */
export function useInfiniteList<Item extends { _id: string }>(growing: Growing<Item>) {
	const { name, kept, first, read, focusId, refresh } = growing;
	const place = `${useLocation().key}|${name}`;
	const [list, setList] = useState(() => kept.get(place) ?? first);
	const [isReturn] = useState(() => kept.get(place) !== undefined);
	const [arrived, setArrived] = useState<string | null>(null);
	const { isBusy, run } = useTask();

	const [load] = useState((): Load | null => {
		if (list !== null && refresh === undefined) return null;
		return async (isWanted) => {
			const fresh = await read(undefined, list?.items.length);
			if (isWanted()) setList((shown) => (shown && refresh ? refresh(shown, fresh) : fresh));
		};
	});
	const { hasFailed, retry } = useLoading(load);

	const isKept = refresh !== undefined || arrived !== null;
	useEffect(() => {
		if (list !== null && isKept) kept.set(place, list);
	}, [kept, place, list, isKept]);
	useEffect(() => {
		// A person who loaded more with the keyboard continues at the first new item.
		if (arrived !== null) document.getElementById(arrived)?.focus({ preventScroll: true });
	}, [arrived]);

	const more = () =>
		run(async () => {
			if (list === null || list.nextCursor === null) return;
			const next = await read(list.nextCursor);
			setList((shown) => shown && appendPage(shown, next));
			const firstNew = appendPage(list, next).items[list.items.length];
			if (firstNew !== undefined) setArrived(focusId(firstNew._id));
		});
	const readAgain = async () => {
		// Nobody requested it: if it fails, the list stays as it is.
		const fresh = await read(undefined, list?.items.length).catch(() => null);
		if (fresh !== null) setList((shown) => shown && refreshFirstPage(shown, fresh));
	};
	return {
		list,
		setList,
		/** Reads what is shown again after something on it changed elsewhere. */
		readAgain: () => void readAgain(),
		/** Coming back to the list shows it as it was. */
		isReturn,
		hasFailed: list === null && hasFailed,
		retry,
		more,
		isBusy,
	};
}
