import { m } from "../../paraglide/messages.js";
import type { CsvColumn } from "../../platform/server/http/csv.ts";
import type { PaymentRecord } from "../payments.contract.ts";

/** The columns of the payment history's CSV file. */
export const paymentCsvColumns: readonly CsvColumn<PaymentRecord>[] = [
	{ title: m["payments.history.number"], value: (payment) => payment.merchantTransactionId },
	{ title: m["payments.history.transaction_id"], value: (payment) => payment.transactionId },
	{ title: m["payments.history.user"], value: ({ user }) => user?.name ?? null },
	{ title: m["words.mobile_number"], value: ({ user }) => user?.mobile ?? null },
	{ title: m["payments.history.amount"], value: ({ amount }) => amount },
	{ title: m["payments.history.currency"], value: ({ currency }) => currency },
	{ title: m["payments.history.type"], value: ({ paymentType }) => paymentType },
	{ title: m["payments.history.status"], value: ({ status }) => status },
	{ title: m["payments.history.method"], value: ({ paymentMethod }) => paymentMethod },
	{ title: m["payments.history.date"], value: ({ paymentDate }) => paymentDate },
	{ title: m["payments.history.begun"], value: ({ createdAt }) => createdAt },
	{ title: m["payments.history.item_type"], value: ({ itemType }) => itemType },
	{ title: m["payments.history.item_id"], value: ({ itemId }) => itemId },
	{ title: m["payments.history.remarks"], value: ({ remarks }) => remarks },
	{ title: m["payments.history.is_test"], value: ({ isTestPayment }) => String(isTestPayment) },
	{ title: m["payments.history.attention"], value: ({ attention }) => attention },
];
