import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Reloads all data of the page when another person logs in while it is open. */
export function useOwnData(userId: string): void {
	const { revalidate } = useRevalidator();
	const loadedFor = useRef(userId);
	useEffect(() => {
		if (loadedFor.current === userId) return;
		loadedFor.current = userId;
		void revalidate();
	}, [userId, revalidate]);
}
