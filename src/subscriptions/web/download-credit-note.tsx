import { m } from "../../paraglide/messages.js";
import { saveFile } from "../../platform/web/save-file.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/form/button.tsx";
import { readInvoice } from "../../payments/web/read-invoice.ts";

/** Fetches a credit note to a subscription's invoice and hands it to the browser to keep. */
export function DownloadCreditNote({ subscriptionId, number }: { subscriptionId: string; number: string }) {
	const { isBusy, run } = useTask();
	// Windows takes no slashes in the name of a file.
	const fileName = `credit-note-${number.replaceAll("/", "-")}.pdf`;
	return (
		<Button
			icon="download"
			busy={isBusy}
			className="md:justify-self-start"
			onClick={() => void run(async () => saveFile(fileName, await readInvoice(subscriptionId, number)))}
		>
			{m["subscriptions.card.credit_note"]({ number })}
		</Button>
	);
}
