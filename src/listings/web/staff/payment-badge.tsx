import { m } from "../../../paraglide/messages.js";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { ListingPaymentStatus } from "../../listing.ts";

const looks: Record<ListingPaymentStatus, { tone: BadgeTone; name: () => string }> = {
	"not-required": { tone: "neutral", name: m["listings.staff.payment_not_required"] },
	pending: { tone: "pending", name: m["listings.staff.payment_pending"] },
	success: { tone: "success", name: m["listings.staff.payment_success"] },
	failed: { tone: "danger", name: m["listings.staff.payment_failed"] },
};

/** The payment status of a registration. */
export function PaymentBadge({ status }: { status: ListingPaymentStatus }) {
	const { tone, name } = looks[status];
	return <Badge tone={tone}>{name()}</Badge>;
}
