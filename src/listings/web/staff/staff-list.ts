/** A map with a maximum size: it deletes the entry that was set longest ago when it would exceed that. */
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
