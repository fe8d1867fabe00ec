import { RequireLogin } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { PaymentPage, paymentTitleId } from "../../../payments/web/payment-page.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { DownloadInvoice } from "../../../subscriptions/web/download-invoice.tsx";
import type { Route } from "./+types/payment-status.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["payments.status.meta_title"]());

const renderInvoice = (subscriptionId: string) => (
	<DownloadInvoice
		subscription={{ _id: subscriptionId, paymentStatus: "success", hasInvoice: true }}
		titleId={paymentTitleId}
	/>
);

export default function PaymentStatus({ params }: Route.ComponentProps) {
	const { merchantTransactionId: name } = params;
	return (
		// The provider may return payers to another browser, or after their session has ended.
		<RequireLogin title={m["payments.status.meta_title"]()} purpose={m["payments.status.login"]()} narrow>
			{(user) => <PaymentPage key={`${name} ${user._id}`} name={name} renderInvoice={renderInvoice} />}
		</RequireLogin>
	);
}
