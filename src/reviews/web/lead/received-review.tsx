import { useState } from "react";
import { SafetyMenuFromSlot } from "../../../accounts/web/safety-slot.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { ReviewSide } from "../../review.ts";
import type { ReviewAnswer } from "../../reviews.contract.ts";
import { WrittenReview } from "../review-item.tsx";

const ReplyDialog = dialogOnDemand(() => import("./reply-dialog.tsx"));

type ReceivedReviewProps = {
	review: ReviewAnswer;
	/** The viewer's side. */
	side: ReviewSide;
	onReplied: (review: ReviewAnswer) => void;
};

/** What the other side of a completed lead wrote. */
export function ReceivedReview({ review, side, onReplied }: ReceivedReviewProps) {
	const [isReplying, setReplying] = useState(false);
	const title =
		side === "professional" ? m["reviews.received.title"]() : m["reviews.received.title_customer"]();
	return (
		<Card className="grid gap-4">
			<div className="flex items-start justify-between gap-3">
				<h2 className="text-xl">{title}</h2>
				<SafetyMenuFromSlot name={title} block={null} report={{ type: "review", id: review._id }} />
			</div>
			<WrittenReview {...review} />
			{review.abilities.reply && (
				<Button variant="act" className="justify-self-start" onClick={() => setReplying(true)}>
					{m["reviews.reply.button"]()}
				</Button>
			)}
			{isReplying && (
				<ReplyDialog reviewId={review._id} onReplied={onReplied} onClose={() => setReplying(false)} />
			)}
		</Card>
	);
}
