import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";
import { offersAddress } from "../offers/offers-address.ts";

const call = apiOf<LeadsApi>();

type CloseLeadDialogProps = {
	lead: Pick<LeadAnswer, "_id" | "abilities">;
	onClosed: (lead: LeadAnswer) => void;
	onClose: () => void;
};

/** Confirms closing a lead for good, and suggests a booking if one is still possible. */
export default function CloseLeadDialog({ lead: asked, onClosed, onClose }: CloseLeadDialogProps) {
	return (
		<ConfirmDialog
			title={m["leads.details.close_title"]()}
			keep={m["leads.details.close_keep"]()}
			confirm={m["leads.details.close_confirm"]()}
			done={m["leads.details.closed"]()}
			onConfirm={async () => {
				const { lead } = await call("PUT /api/lead/:id/close", { params: { id: asked._id } });
				onClosed(lead);
			}}
			onClose={onClose}
		>
			<p>{m["leads.details.close_text"]()}</p>
			{asked.abilities.book && (
				<Note>
					{m["leads.details.close_unbooked"]()}{" "}
					<TextLink to={offersAddress(asked._id)} className="-my-2.5 inline-block py-2.5 font-strong">
						{m["leads.offers.view"]()}
					</TextLink>
				</Note>
			)}
		</ConfirmDialog>
	);
}
