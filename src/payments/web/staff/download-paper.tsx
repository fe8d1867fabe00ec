import { m } from "../../../paraglide/messages.js";
import { saveFile } from "../../../platform/web/save-file.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { readInvoice } from "../read-invoice.ts";

/** Downloads an invoice, a receipt or a credit note as it was issued. */
export function DownloadPaper({ number, subscriptionId }: { number: string; subscriptionId: string }) {
	const { isBusy, run } = useTask();
	// Windows allows no slashes in file names.
	const fileName = `${number.replaceAll("/", "-")}.pdf`;
	return (
		<IconButton
			icon="download"
			label={m["payments.details.pdf"]({ number })}
			disabled={isBusy}
			onClick={() => void run(async () => saveFile(fileName, await readInvoice(subscriptionId, number)))}
		/>
	);
}
