import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { ReviewStatus } from "../../review.ts";
import type { OwnReview } from "../../reviews.contract.ts";
import { WrittenReview } from "../review-item.tsx";
import { ruleWords } from "../review-words.ts";

const WithdrawDialog = dialogOnDemand(() => import("./withdraw-dialog.tsx"));
const AppealDialog = dialogOnDemand(() => import("./appeal-dialog.tsx"));

type Shown = { review: OwnReview; closesAt: string };

const stateTexts: Record<ReviewStatus, (shown: Shown) => string> = {
	waiting: ({ closesAt }) => m["reviews.own.waiting"]({ date: formatDate(new Date(closesAt)) }),
	held: () => m["reviews.own.held"](),
	published: () => m["reviews.own.published"](),
	withdrawn: () => m["reviews.own.withdrawn"](),
	removed: ({ review: { removal } }) =>
		m["reviews.own.removed"]({ rule: removal === null ? "" : ruleWords[removal.rule].name() }),
};

/** The reason of a removal, and what became of the appeal. */
function Removal({ review: { removal, appeal } }: Pick<Shown, "review">) {
	return (
		<>
			{removal !== null && <p className="[overflow-wrap:anywhere]">{removal.reason}</p>}
			{appeal?.outcome === null && <p className="text-ink-soft">{m["reviews.appeal.open"]()}</p>}
			{appeal?.outcome === "rejected" && (
				<p className="text-ink-soft">{m["reviews.appeal.rejected"]({ reason: appeal.reason ?? "" })}</p>
			)}
			{appeal?.outcome === "upheld" && (
				<p className="text-ink-soft">{m["reviews.appeal.upheld"]({ reason: appeal.reason ?? "" })}</p>
			)}
		</>
	);
}

type OwnReviewProps = Shown & { onChanged: (review: OwnReview) => void };

/** What the viewer wrote, and what can still be done with it. */
export function OwnReviewPart({ review, closesAt, onChanged }: OwnReviewProps) {
	const [open, setOpen] = useState<"withdraw" | "appeal" | null>(null);
	const { abilities } = review;
	const onClose = () => setOpen(null);
	return (
		<>
			<WrittenReview {...review} />
			<Note
				tone={review.status === "removed" ? "danger" : "plain"}
				icon={review.status === "published" ? "circle-check" : "info"}
			>
				{stateTexts[review.status]({ review, closesAt })}
			</Note>
			<Removal review={review} />
			{(abilities.withdraw || abilities.appeal) && (
				<div className="flex flex-wrap gap-3">
					{abilities.withdraw && (
						<Button onClick={() => setOpen("withdraw")}>{m["reviews.own.withdraw"]()}</Button>
					)}
					{abilities.appeal && (
						<Button variant="act" onClick={() => setOpen("appeal")}>
							{m["reviews.appeal.button"]()}
						</Button>
					)}
				</div>
			)}
			{open === "withdraw" && (
				<WithdrawDialog reviewId={review._id} onWithdrawn={onChanged} onClose={onClose} />
			)}
			{open === "appeal" && <AppealDialog reviewId={review._id} onAppealed={onChanged} onClose={onClose} />}
		</>
	);
}
