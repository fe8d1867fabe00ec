import { mayCall, type Viewer } from "../platform/access.ts";

/** How a payment stands: for whom it is, who began it, and admins. */
export function maySeePayment(
	payment: { userId: string; startedBy: string },
	viewer: Pick<Viewer, "userId" | "role">,
): boolean {
	return viewer.userId === payment.userId || viewer.userId === payment.startedBy || mayCall("admin", viewer);
}
