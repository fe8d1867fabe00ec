import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { longestReply } from "../../review.ts";
import type { ReviewAnswer, ReviewsApi } from "../../reviews.contract.ts";
import { TextDialog } from "../text-dialog.tsx";

const call = apiOf<ReviewsApi>();

type ReplyDialogProps = {
	reviewId: string;
	onReplied: (review: ReviewAnswer) => void;
	onClose: () => void;
};

/** The professional replies to a review. */
export default function ReplyDialog({ reviewId, onReplied, onClose }: ReplyDialogProps) {
	const send = async (text: string) => {
		const sent = await call("POST /api/reviews/:id/reply", { params: { id: reviewId }, body: { text } });
		onReplied(sent.review);
	};
	return (
		<TextDialog
			title={m["reviews.reply.dialog_title"]()}
			label={m["reviews.reply.text"]()}
			hint={m["reviews.reply.hint"]()}
			confirm={m["reviews.reply.send"]()}
			done={m["reviews.reply.sent"]()}
			wrong={m["reviews.reply.text_wrong"]({ count: longestReply })}
			longest={longestReply}
			send={send}
			onClose={onClose}
		/>
	);
}
