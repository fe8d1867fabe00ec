import { useEffect, useState } from "react";

/**
 * The present time in milliseconds, renewed every minute, for what changes while a page is open. It is null on the server
 * and in the first render, because a cached page may be shown much later.
 */
export function useMinute(): number | null {
	const [now, setNow] = useState<number | null>(null);
	useEffect(() => {
		const tick = () => setNow(Date.now());
		tick();
		const timer = setInterval(tick, 60_000);
		return () => clearInterval(timer);
	}, []);
	return now;
}
