import { useCallback, useState } from "react";
import { listingTitle } from "../../../../listings/web/details/listing-words.ts";
import { m } from "../../../../paraglide/messages.js";
import { apiOf } from "../../../../platform/web/call-api.ts";
import { FormDialog } from "../../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../../platform/web/use-form.ts";
import { useLoading } from "../../../../platform/web/use-loading.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import { Problem } from "../../../../ui/feedback/empty-state.tsx";
import { Waiting } from "../../../../ui/feedback/waiting.tsx";
import { RupeeField } from "../../../../ui/form/digits-field.tsx";
import { type RadioCard, RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { type CloseReason, closeReasons, withdrawalHours } from "../../../lead-end.ts";
import type { LeadChangesApi } from "../../../lead-changes.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { isReachable, type ReachableOffer } from "../../offers/reachable-offer.ts";
import { readOffers } from "../read-lead.ts";

const call = apiOf<LeadChangesApi>();

/** The digits of ₹10 crore, the highest accepted amount. */
const longestAmount = 9;

const isReason = (who: string): who is CloseReason => closeReasons.some((reason) => reason === who);

const others = (): RadioCard[] => [
	{
		value: "someone-else",
		label: m["leads.finish.someone_else"](),
		more: m["leads.finish.someone_else_more"](),
	},
	{
		value: "not-needed",
		label: m["leads.finish.not_needed"](),
		more: m["leads.finish.not_needed_more"]({ hours: withdrawalHours }),
	},
];

const cardOf = ({ professional }: ReachableOffer): RadioCard => ({
	value: professional._id,
	label: listingTitle(professional),
	more: m["leads.finish.claimed"](),
});

/** The professionals who claimed the lead; null while they load. */
function useClaimers({ _id, claimsTaken }: Pick<LeadAnswer, "_id" | "claimsTaken">) {
	const [claimers, setClaimers] = useState<ReachableOffer[] | null>(claimsTaken === 0 ? [] : null);
	const load = useCallback(
		async (isWanted: () => boolean) => {
			const offers = await readOffers(_id);
			if (isWanted()) setClaimers(offers.filter(isReachable));
		},
		[_id],
	);
	return { claimers, ...useLoading(claimsTaken === 0 ? null : load) };
}

type FinishDialogProps = {
	lead: Pick<LeadAnswer, "_id" | "claimsTaken" | "bookedProfessional">;
	onFinished: (lead: LeadAnswer) => void;
	onClose: () => void;
};

/** Asks the customer who did the work, and ends the lead. */
export default function FinishDialog({ lead: { _id, ...lead }, onFinished, onClose }: FinishDialogProps) {
	const alert = useAlert();
	const { claimers, hasFailed, retry } = useClaimers({ _id, ...lead });
	const finish = (who: string, paid: string) => {
		const params = { id: _id };
		if (isReason(who)) return call("PUT /api/lead/:id/close", { params, body: { reason: who } });
		const pricePaid = paid === "" ? null : Number(paid);
		return call("POST /api/lead/:id/complete", { params, body: { professionalId: who, pricePaid } });
	};
	const form = useForm({
		initial: { who: lead.bookedProfessional?._id ?? "", paid: "" },
		paths: { who: ["who", "professionalId", "reason"], paid: "pricePaid" },
		check: ({ who }) => (who === "" ? [{ path: "who", msg: m["leads.finish.who_missing"]() }] : []),
		submit: async ({ who, paid }) => {
			const { lead: finished } = await finish(who, paid);
			alert("success", isReason(who) ? m["leads.details.closed"]() : m["leads.finish.completed"]());
			onFinished(finished);
			onClose();
		},
	});
	const { who } = form.values;
	const error = form.errorOf("who");
	return (
		<FormDialog
			title={m["leads.finish.title"]()}
			confirm={m["leads.finish.confirm"]()}
			variant="danger"
			form={form}
			onClose={onClose}
		>
			<p>{m["leads.finish.text"]()}</p>
			{hasFailed && <Problem text={m["leads.offers.failed"]()} onRetry={retry} />}
			{claimers === null && !hasFailed && <Waiting />}
			{claimers !== null && (
				<RadioCards
					name="who"
					legend={m["leads.finish.title"]()}
					legendHidden
					options={[...claimers.map(cardOf), ...others()]}
					value={who}
					onChange={(value) => form.enter({ who: value })}
					{...(error !== undefined && { error })}
				/>
			)}
			{who !== "" && !isReason(who) && (
				<RupeeField
					{...form.field("paid")}
					maxLength={longestAmount}
					label={m["leads.finish.paid"]()}
					hint={m["leads.finish.paid_hint"]()}
				/>
			)}
		</FormDialog>
	);
}
