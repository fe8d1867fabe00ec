import { useEffect } from "react";

/** The records that this tab has open as pages, each with how often. */
const watched = new Map<string, number>();
const listeners = new Set<() => void>();

const changed = () => {
	for (const listener of listeners) listener();
};

/** The ids of the records that this tab has open. */
export const readWatched = (): string[] => [...watched.keys()];

/** Tells when the tab opens or leaves a record. Answers how to stop listening. */
export function listenToWatched(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Has this tab told of every change of the record until the answer is called. */
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

/** As long as the page is open, useArrived hears in `touched` of every change of this record, whoever made it. */
export function useWatched(subjectId: string): void {
	useEffect(() => watchRecord(subjectId), [subjectId]);
}
