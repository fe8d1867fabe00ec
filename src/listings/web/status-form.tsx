import { m } from "../../paraglide/messages.js";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Note } from "../../ui/note.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { ListingDetails } from "../listing-answers.ts";
import { ConfirmSelect } from "./confirm-select.tsx";
import { listingStatusNames } from "./listing-status-names.ts";
import { type StatusMoveSettings, useStatusMove } from "./use-status-move.ts";

/** As long as the server takes a reason, in characters. */
const reasonAtMost = 500;

type StatusFormProps = StatusMoveSettings & {
	listing: Pick<ListingDetails, "isShut" | "paymentStatus">;
	/** The id of the listing's title, where several listings stand on one page. */
	titleId?: string;
};

/**
 * For managers: moves a listing to another status, with the reason where one is asked for, and without the payment only
 * if that is said. Nothing where no move is open.
 */
export function StatusForm({ titleId, ...settings }: StatusFormProps) {
	const { moves } = settings.listing.abilities;
	const { move, words, say, faults, ...status } = useStatusMove(settings);
	if (moves.length === 0) return null;
	const types = [settings.listing.professionalStatus.type, ...moves.map(({ type }) => type)];
	return (
		<ConfirmSelect
			label={m["words.status"]()}
			hint={settings.listing.isShut ? m["listings.status.shut"]() : undefined}
			options={types.map((value) => ({ value, label: listingStatusNames[value]() }))}
			value={status.type}
			onChange={status.choose}
			onConfirm={status.confirm}
			isBusy={status.isBusy}
			isChanged={move !== undefined}
			titleId={titleId}
			attempts={status.attempts}
		>
			{move?.skipsPayment && (
				<Checkbox
					label={m["listings.status.skip"]()}
					hint={m["listings.status.skip_hint"]()}
					error={faults.paymentOption}
					checked={words.skipsPayment}
					disabled={status.isBusy}
					onChange={({ target }) => say({ skipsPayment: target.checked })}
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
					error={faults.reason}
					value={words.reason}
					disabled={status.isBusy}
					onChange={({ target }) => say({ reason: target.value })}
					maxLength={reasonAtMost}
					rows={2}
				/>
			)}
		</ConfirmSelect>
	);
}
