import { m } from "../../../paraglide/messages.js";
import type { PaymentStatus } from "../../../payments/payment.ts";
import type { BadgeTone } from "../../../ui/badge.tsx";

/** The name and the colour of a referral's payment status. */
export const referralStatuses: Record<PaymentStatus, { name: () => string; tone: BadgeTone }> = {
	success: { name: m["referrals.list.success"], tone: "success" },
	pending: { name: m["referrals.list.pending"], tone: "pending" },
	failed: { name: m["referrals.list.failed"], tone: "danger" },
};
