import { m } from "../../paraglide/messages.js";
import { saveFile } from "../../platform/web/save-file.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/form/button.tsx";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";
import { readInvoice } from "../../payments/web/read-invoice.ts";

const fileName = "invoice.pdf";

type DownloadInvoiceProps = {
	subscription: Pick<SubscriptionAnswer, "_id" | "paymentStatus" | "hasInvoice">;
	/** The id of the card's heading, which distinguishes equal buttons. */
	titleId: string;
};

/** Downloads a paid subscription's invoice with the session's token; renders nothing before the payment. */
export function DownloadInvoice({ subscription, titleId }: DownloadInvoiceProps) {
	const { isBusy, run } = useTask();
	if (subscription.paymentStatus !== "success" || !subscription.hasInvoice) return null;
	return (
		<Button
			icon="download"
			busy={isBusy}
			aria-describedby={titleId}
			className="md:justify-self-start"
			onClick={() => void run(async () => saveFile(fileName, await readInvoice(subscription._id)))}
		>
			{m["subscriptions.card.invoice"]()}
		</Button>
	);
}
