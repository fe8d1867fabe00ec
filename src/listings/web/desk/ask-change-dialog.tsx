import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** As long as the server takes a reason, in characters. */
const reasonAtMost = 500;

type AskChangeDialogProps = {
	listingId: string;
	onAsked: (listing: ListingDetails) => void;
	onClose: () => void;
};

/** Asks a manager what the owner should change, and sends it. */
export default function AskChangeDialog({ listingId, onAsked, onClose }: AskChangeDialogProps) {
	const [reason, setReason] = useState("");
	const [fault, setFault] = useState<string>();
	const send = async () => {
		if (reason.trim() === "") {
			setFault(m["listings.ask_change.missing"]());
			throw new ApiFailure(400, { message: m["listings.ask_change.missing"]() });
		}
		const { professional } = await call("POST /api/workerCategory/:id/ask-change", {
			params: { id: listingId },
			body: { reason },
		});
		onAsked(professional);
	};
	return (
		<ConfirmDialog
			title={m["listings.ask_change.title"]()}
			keep={m["listings.ask_change.keep"]()}
			confirm={m["listings.ask_change.confirm"]()}
			done={m["listings.ask_change.done"]()}
			variant="act"
			onConfirm={send}
			onClose={onClose}
		>
			<p>{m["listings.ask_change.text"]()}</p>
			<TextArea
				label={m["listings.ask_change.reason"]()}
				error={fault}
				value={reason}
				maxLength={reasonAtMost}
				rows={3}
				onChange={({ target }) => {
					setReason(target.value);
					setFault(undefined);
				}}
			/>
		</ConfirmDialog>
	);
}
