import { m } from "../../paraglide/messages.js";
import { saveFile } from "../../platform/web/save-file.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/form/button.tsx";
import { readInvoice } from "../../payments/web/read-invoice.ts";

/** Downloads a credit note to a subscription's invoice. */
export function DownloadCreditNote({ subscriptionId, number }: { subscriptionId: string; number: string }) {
	const { isBusy, run } = useTask();
	// Windows allows no slashes in file names.
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
