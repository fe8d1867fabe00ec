import { m } from "../../../paraglide/messages.js";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { statusNames } from "../../payment-status-names.ts";
import type { ItemType, PaymentMethod, PaymentStatus, PaymentType } from "../../payment.ts";

export const typeNames: Record<PaymentType, () => string> = {
	payment: m["payments.staff.payment"],
	refund: m["payments.staff.refund"],
};
export const methodNames: Record<PaymentMethod, () => string> = {
	"phonepe-gateway": m["payments.staff.phonepe"],
	"manual-upi": m["payments.staff.upi"],
	cash: m["payments.staff.cash"],
};
/** The colours of the methods in a chart. */
export const methodColors: Record<PaymentMethod, string> = {
	"phonepe-gateway": "var(--color-act)",
	"manual-upi": "var(--color-now)",
	cash: "var(--color-ink-faint)",
};
export const itemTypeNames: Record<ItemType, () => string> = {
	WorkerCategory: m["payments.staff.listing"],
	LeadPurchase: m["payments.staff.leads"],
};

/** The choices of a field, by the names of its values. */
export const optionsOf = (names: Record<string, () => string>) =>
	Object.entries(names).map(([value, name]) => ({ value, label: name() }));

const tones: Record<PaymentStatus, BadgeTone> = { success: "success", pending: "pending", failed: "danger" };

/** The status in its colour. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
	return <Badge tone={tones[status]}>{statusNames[status]()}</Badge>;
}
