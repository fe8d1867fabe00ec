import { m } from "../../paraglide/messages.js";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/button.tsx";
import { readInvoice } from "./read-invoice.ts";

const fileName = "invoice.pdf";

/** How long a browser gets to begin with a file that it was handed, in milliseconds. */
const handingOver = 60_000;

async function saveInvoice(subscriptionId: string): Promise<void> {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await readInvoice(subscriptionId));
	link.download = fileName;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), handingOver);
}

type DownloadInvoiceProps = {
	subscriptionId: string;
	/** The id of the subscription's heading: many cards have this button. */
	titleId: string;
};

/** Fetches a subscription's invoice with the session's token and hands it to the browser to keep. */
export function DownloadInvoice({ subscriptionId, titleId }: DownloadInvoiceProps) {
	const { isBusy, run } = useTask();
	return (
		<Button
			icon="download"
			busy={isBusy}
			aria-describedby={titleId}
			className="md:justify-self-start"
			onClick={() => void run(() => saveInvoice(subscriptionId))}
		>
			{m["subscriptions.card.invoice"]()}
		</Button>
	);
}
