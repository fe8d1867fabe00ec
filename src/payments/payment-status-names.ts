import { m } from "../paraglide/messages.js";
import type { PaymentStatus } from "./payment.ts";

export const statusNames: Record<PaymentStatus, () => string> = {
	success: m["payments.staff.success"],
	pending: m["payments.staff.pending"],
	failed: m["payments.staff.failed"],
};
