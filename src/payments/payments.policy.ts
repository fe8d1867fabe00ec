import { mayCall, type Viewer } from "../platform/access.ts";

/** Who may see a payment's status: the owner of the listing, the person who began the payment, and admins. */
export function maySeePayment(
	payment: { userId: string; startedBy: string },
	viewer: Pick<Viewer, "userId" | "role">,
): boolean {
	return viewer.userId === payment.userId || viewer.userId === payment.startedBy || mayCall("admin", viewer);
}
