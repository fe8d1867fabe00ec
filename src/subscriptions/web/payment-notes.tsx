import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { mayCall } from "../../platform/access.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import type { PaymentNote } from "../subscriptions.contract.ts";

type PaymentNotesProps = { notes: readonly PaymentNote[]; viewer: Pick<Account, "role"> | null };

/** For staff: decisions to make about the listing's payments, which admins can open. */
export function PaymentNotes({ notes, viewer }: PaymentNotesProps) {
	if (notes.length === 0) return null;
	return (
		<ul className="grid gap-3">
			{notes.map(({ merchantTransactionId, attention }) => (
				<li key={merchantTransactionId}>
					<Note tone="danger" icon="credit-card">
						<span className="grid justify-items-start gap-2.5">
							{attention}
							{mayCall("admin", viewer) && (
								<ButtonLink to={`/payments/${merchantTransactionId}`}>
									{m["subscriptions.pending.see"]()}
								</ButtonLink>
							)}
						</span>
					</Note>
				</li>
			))}
		</ul>
	);
}
