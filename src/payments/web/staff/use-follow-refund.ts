import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const lookEvery = 3_000;
/** A bank may take days: after a minute nobody waits for it in front of the page. */
const looks = 20;

/** Reads the page again while a refund is under way, so that its end is seen. */
export function useFollowRefund(isUnderWay: boolean): void {
	const { revalidate } = useRevalidator();
	const look = useEffectEvent(() => {
		if (document.visibilityState === "visible") void revalidate();
	});
	useEffect(() => {
		if (!isUnderWay) return undefined;
		let left = looks;
		const timer = setInterval(() => {
			if (left-- > 0) look();
			else clearInterval(timer);
		}, lookEvery);
		return () => clearInterval(timer);
	}, [isUnderWay]);
}
