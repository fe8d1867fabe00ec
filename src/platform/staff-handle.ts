type StaffHandle = { title: () => string };

/** What the route of a staff screen declares for the layout around it: `export const handle = staffHandle(m["…"])`. */
export const staffHandle = (title: () => string): StaffHandle => ({ title });

/** The title that a route declared with `staffHandle`. */
export function readStaffTitle(handle: unknown): string | undefined {
	const isStaffHandle = typeof handle === "object" && handle !== null && "title" in handle;
	return isStaffHandle ? (handle as StaffHandle).title() : undefined;
}
