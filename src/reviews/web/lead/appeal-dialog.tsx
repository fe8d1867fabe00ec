import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { longestReason } from "../../review.ts";
import type { OwnReview, ReviewsApi } from "../../reviews.contract.ts";
import { TextDialog } from "../text-dialog.tsx";

const call = apiOf<ReviewsApi>();

type AppealDialogProps = {
	reviewId: string;
	onAppealed: (review: OwnReview) => void;
	onClose: () => void;
};

/** The author of a removed review says why it should come back. */
export default function AppealDialog({ reviewId, onAppealed, onClose }: AppealDialogProps) {
	const send = async (text: string) => {
		const sent = await call("POST /api/reviews/:id/appeal", { params: { id: reviewId }, body: { text } });
		onAppealed(sent.review);
	};
	return (
		<TextDialog
			title={m["reviews.appeal.title"]()}
			label={m["reviews.appeal.text"]()}
			hint={m["reviews.appeal.hint"]()}
			confirm={m["reviews.appeal.send"]()}
			done={m["reviews.appeal.sent"]()}
			wrong={m["reviews.appeal.text_wrong"]({ count: longestReason })}
			longest={longestReason}
			send={send}
			onClose={onClose}
		/>
	);
}
