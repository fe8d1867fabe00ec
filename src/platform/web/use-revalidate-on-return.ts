import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Runs the page's loader again when a person comes back to the tab. For pages that get no live events. */
export function useRevalidateOnReturn(isWanted: boolean): void {
	const { revalidate } = useRevalidator();
	const look = useEffectEvent(() => {
		if (document.visibilityState === "visible") void revalidate();
	});
	useEffect(() => {
		if (!isWanted) return undefined;
		const listening = () => look();
		document.addEventListener("visibilitychange", listening);
		return () => document.removeEventListener("visibilitychange", listening);
	}, [isWanted]);
}
