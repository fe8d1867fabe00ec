import { isStaff, type Viewer } from "../platform/access.ts";

/** The listing's owner, the buyer and staff can open an invoice. `ownerId` is undefined if the listing was deleted. */
export function mayOpenInvoice(
	invoice: { ownerId: string | undefined; buyerId: string },
	viewer: Pick<Viewer, "userId" | "role">,
): boolean {
	return viewer.userId === invoice.ownerId || viewer.userId === invoice.buyerId || isStaff(viewer);
}
