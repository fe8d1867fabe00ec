import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import type { OwnReview, ReviewsApi } from "../../reviews.contract.ts";

const call = apiOf<ReviewsApi>();

type WithdrawDialogProps = {
	reviewId: string;
	onWithdrawn: (review: OwnReview) => void;
	onClose: () => void;
};

/** Confirms that the viewer's review is withdrawn. */
export default function WithdrawDialog({ reviewId, onWithdrawn, onClose }: WithdrawDialogProps) {
	const withdraw = async () => {
		const { review } = await call("DELETE /api/reviews/:id", { params: { id: reviewId } });
		onWithdrawn(review);
	};
	return (
		<ConfirmDialog
			title={m["reviews.own.withdraw_title"]()}
			keep={m["words.cancel"]()}
			confirm={m["reviews.own.withdraw"]()}
			done={m["reviews.own.withdrawn_done"]()}
			onConfirm={withdraw}
			onClose={onClose}
		>
			<p>{m["reviews.own.withdraw_text"]()}</p>
		</ConfirmDialog>
	);
}
