import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type GrowingList, lengthened, refreshed } from "../growing-list.ts";
import { type Load, useLoading } from "./use-loading.ts";
import { useTask } from "./use-task.ts";

type Growing<Item extends { _id: string }> = {
	/** Names the list: two lists of one name hold the same for the same person. */
	name: string;
	/** Lists as they stood when somebody went on from them: coming back shows as much of them as before. */
	kept: Pick<Map<string, GrowingList<Item>>, "get" | "set">;
	/** The first page, where the server brought it. */
	first: GrowingList<Item> | null;
	/** Reads the page at the cursor, or the beginning, where it can as long as asked. Throws ApiFailure. */
	read: (cursor?: string, length?: number) => Promise<GrowingList<Item>>;
	/** Where the focus goes on, by the id of what came first with the next page. */
	focusId: (id: string) => string;
	/**
	 * Joins the list that one comes back to with its beginning, which is read again then. Without it only a list that
	 * had grown is kept, and shows as it was.
	 */
	refresh?: (shown: GrowingList<Item>, fresh: GrowingList<Item>) => GrowingList<Item>;
};

/** A list that grows at its end. Give the component that calls it a key of the person and of what is listed. */
export function useGrowingList<Item extends { _id: string }>(growing: Growing<Item>) {
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
		// Whoever asked for more by the keyboard goes on at the first of them.
		if (arrived !== null) document.getElementById(arrived)?.focus({ preventScroll: true });
	}, [arrived]);

	const more = () =>
		run(async () => {
			if (list === null || list.nextCursor === null) return;
			const next = await read(list.nextCursor);
			setList((shown) => shown && lengthened(shown, next));
			const firstNew = lengthened(list, next).items[list.items.length];
			if (firstNew !== undefined) setArrived(focusId(firstNew._id));
		});
	const readAgain = async () => {
		// Nobody asked for it: where it fails, the list stays as it is.
		const fresh = await read(undefined, list?.items.length).catch(() => null);
		if (fresh !== null) setList((shown) => shown && refreshed(shown, fresh));
	};
	return {
		list,
		setList,
		/** Reads what is shown again after something on it changed elsewhere. */
		readAgain: () => void readAgain(),
		/** Somebody came back to the list: it shows as it was then. */
		isReturn,
		hasFailed: list === null && hasFailed,
		retry,
		more,
		isBusy,
	};
}
