/** What a staff screen's route declares for the frame around it: `export const handle = titled(m["…"])`. */
export const titled = (title: () => string) => ({ title });

/** The title that a route declared with `titled`, or undefined. */
export function titleOf(handle: unknown): string | undefined {
	if (typeof handle !== "object" || handle === null || !("title" in handle)) return undefined;
	return typeof handle.title === "function" ? String(handle.title()) : undefined;
}
