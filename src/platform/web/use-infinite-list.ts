import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type InfiniteList, appendPage, refreshFirstPage } from "../infinite-list.ts";
import { type Load, useLoading } from "./use-loading.ts";
import { useTask } from "./use-task.ts";

type Growing<Item extends { _id: string }> = {
	/** Identifies the list: lists with one name hold the same items for the same person. */
	name: string;
	/** Lists as a person left them. Returning shows as many items as before. */
	kept: Pick<Map<string, InfiniteList<Item>>, "get" | "set">;
	/** The first page, if the server rendered it. */
	first: InfiniteList<Item> | null;
	/** Reads the page at the cursor, or the start, with as many items as requested if possible. Throws ApiFailure. */
	read: (cursor?: string, length?: number) => Promise<InfiniteList<Item>>;
	/** Moves the focus to the first item of the next page, by its id. */
	focusId: (id: string) => string;
	/**
	 * Merges the restored list with its reloaded start. Without it only a list that had grown is kept, and shown
	 * unchanged.
	 */
	refresh?: (shown: InfiniteList<Item>, fresh: InfiniteList<Item>) => InfiniteList<Item>;
};

/** An infinite list. Give the component that calls it a key of the person and the list. */
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
		// This runs in the background: if it fails, the list stays as it is.
		const fresh = await read(undefined, list?.items.length).catch(() => null);
		if (fresh !== null) setList((shown) => shown && refreshFirstPage(shown, fresh));
	};
	return {
		list,
		setList,
		/** Reloads what is shown after something on it changed elsewhere. */
		readAgain: () => void readAgain(),
		/** Returning to the list shows it as it was. */
		isReturn,
		hasFailed: list === null && hasFailed,
		retry,
		more,
		isBusy,
	};
}
