import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Runs the page's loader again when a person returns to the tab. For pages without live events. */
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
