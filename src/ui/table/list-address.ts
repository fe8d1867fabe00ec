/**
 * The URL of the same list with other parameters; an empty one is left out. Another filter starts at the first
 * page.
 */
export function listAddress(params: URLSearchParams, changed: Record<string, string | undefined>): string {
	const next = new URLSearchParams(params);
	for (const name of ["page", "cursor"]) next.delete(name);
	for (const [name, value] of Object.entries(changed)) {
		if (value === undefined || value === "") next.delete(name);
		else next.set(name, value);
	}
	return `?${next}`;
}
