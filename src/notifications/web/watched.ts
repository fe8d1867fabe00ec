import { useEffect } from "react";

/** How often this tab has each record open as a page. */
const watched = new Map<string, number>();
const listeners = new Set<() => void>();

const changed = () => {
	for (const listener of listeners) listener();
};

/** The ids of the records that this tab has open. */
export const readWatched = (): string[] => [...watched.keys()];

/** Calls the listener when the tab opens or leaves a record. Returns the function that stops it. */
export function listenToWatched(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Makes this tab receive changes of the record until the returned function is called. */
function watchRecord(subjectId: string): () => void {
	watched.set(subjectId, (watched.get(subjectId) ?? 0) + 1);
	changed();
	return () => {
		const left = (watched.get(subjectId) ?? 1) - 1;
		if (left === 0) watched.delete(subjectId);
		else watched.set(subjectId, left);
		changed();
	};
}

/** While the page is open, useArrived gets every change of this record in `touched`. */
export function useWatched(subjectId: string): void {
	useEffect(() => watchRecord(subjectId), [subjectId]);
}
