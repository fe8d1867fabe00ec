/** The limit of counts in staff lists: counting a million rows would take longer than reading a page. */
export const countedAtMost = 1_000;

/** The length of a list. `count` counts up to the given number. */
export async function readTotal(
	count: (limit: number) => Promise<number>,
): Promise<{ total: number; totalIsMore: boolean }> {
	const counted = await count(countedAtMost + 1);
	return { total: Math.min(counted, countedAtMost), totalIsMore: counted > countedAtMost };
}
