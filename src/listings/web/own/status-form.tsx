import { m } from "../../../paraglide/messages.js";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { ConfirmSelect } from "./confirm-select.tsx";
import { listingStatusNames, shownStatus } from "../../listing-status-names.ts";
import { type StatusMoveSettings, useStatusMove } from "./use-status-move.ts";

/** The server's limit for a reason, in characters. */
const reasonAtMost = 500;

type StatusFormProps = StatusMoveSettings & {
	listing: Pick<ListingDetails, "isSuspended" | "paymentStatus">;
	/** The id of the listing's title, if a page has several listings. */
	titleId?: string;
};

/**
 * For managers: moves a listing to another status, with a reason if one is required. Skipping the payment needs an
 * explicit choice. Renders nothing if no move is possible.
 */
export function StatusForm({ titleId, ...settings }: StatusFormProps) {
	// A suspension has a form of its own: it names the rule, the evidence and the end.
	const moves = settings.listing.abilities.moves.filter(({ type }) => type !== "expired");
	const { form, move } = useStatusMove(settings);
	if (moves.length === 0) return null;
	const present = settings.listing.professionalStatus.type;
	const options = [
		{
			value: present,
			label: listingStatusNames[shownStatus(settings.listing)](),
		},
		...moves.map(({ type }) => ({ value: type, label: listingStatusNames[type]() })),
	];
	return (
		<ConfirmSelect
			label={m["words.status"]()}
			hint={settings.listing.isSuspended ? m["listings.status.shut"]() : undefined}
			options={options}
			value={move?.type ?? present}
			onChange={(type) => {
				form.clearErrors();
				form.enter({ type });
			}}
			form={form}
			isChanged={move !== undefined}
			titleId={titleId}
		>
			{move?.skipsPayment && (
				<Checkbox
					label={m["listings.status.skip"]()}
					hint={m["listings.status.skip_hint"]()}
					error={form.errorOf("skipsPayment")}
					checked={form.values.skipsPayment}
					disabled={form.isBusy}
					onChange={({ target }) => form.enter({ skipsPayment: target.checked })}
				/>
			)}
			{move?.type === "rejected" && settings.listing.paymentStatus === "success" && (
				<Note>{m["listings.status.reject_paid"]()}</Note>
			)}
			{move?.needsReason && (
				<TextArea
					label={m["listings.status.reason"]()}
					hint={
						move.showsReason ? m["listings.status.reason_shown_hint"]() : m["listings.status.reason_hint"]()
					}
					{...form.field("reason")}
					disabled={form.isBusy}
					maxLength={reasonAtMost}
					rows={2}
				/>
			)}
		</ConfirmSelect>
	);
}
