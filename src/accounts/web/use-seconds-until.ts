import { useEffect, useState } from "react";

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Whole seconds until a time (milliseconds since the epoch), counted down to 0. */
export function useSecondsUntil(instant: number): number {
	const [left, setLeft] = useState(() => secondsUntil(instant));
	useEffect(() => {
		const tick = () => {
			const now = secondsUntil(instant);
			setLeft(now);
			if (now === 0) clearInterval(timer);
		};
		const timer = setInterval(tick, 1000);
		tick();
		return () => clearInterval(timer);
	}, [instant]);
	return left;
}
