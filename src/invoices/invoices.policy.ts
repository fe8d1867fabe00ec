import { isStaff, type Viewer } from "../platform/access.ts";

/** An invoice: the owner of the listing, who bought, and staff. `ownerId` is undefined where the listing is gone. */
export function mayOpenInvoice(
	invoice: { ownerId: string | undefined; buyerId: string },
	viewer: Pick<Viewer, "userId" | "role">,
): boolean {
	return viewer.userId === invoice.ownerId || viewer.userId === invoice.buyerId || isStaff(viewer);
}
