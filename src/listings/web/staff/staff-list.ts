/** A map that keeps the newest: what was set longest ago goes where it would hold more than that. */
export function newestOf<Value>(atMost: number): Pick<Map<string, Value>, "get" | "set"> {
	const kept = new Map<string, Value>();
	return {
		get: (key) => kept.get(key),
		set(key, value) {
			kept.delete(key);
			for (const oldest of kept.keys()) {
				if (kept.size < atMost) break;
				kept.delete(oldest);
			}
			return kept.set(key, value);
		},
	};
}
