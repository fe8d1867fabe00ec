import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { ModerationApi, StaffReview } from "../../moderation.contract.ts";
import type { AppealOutcome } from "../../review.ts";
import { staffReviewId } from "./staff-words.ts";

const call = apiOf<ModerationApi>();
const RemoveDialog = dialogOnDemand(() => import("./remove-dialog.tsx"));
const AppealDecisionDialog = dialogOnDemand(() => import("./appeal-decision-dialog.tsx"));

type StaffDecisionProps = {
	review: StaffReview;
	onDecided: (review: StaffReview) => void;
	/** Called when someone else had decided. */
	onRefused: () => void;
};

/** What this manager can decide about a review. */
export function StaffDecision({ review, onDecided, onRefused }: StaffDecisionProps) {
	const [open, setOpen] = useState<"remove" | AppealOutcome | null>(null);
	const { isBusy, run } = useTask();
	const alert = useAlert();
	const { publish, remove, decideAppeal } = review.abilities;
	const params = { id: review._id };
	/** Shows what was decided; the list reloads if a colleague was faster. */
	const decide = async (deciding: Promise<{ review: StaffReview }>) => {
		try {
			onDecided((await deciding).review);
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.status === 409) onRefused();
			throw failure;
		}
	};
	const accept = () =>
		run(async () => {
			await decide(call("PUT /api/reviews/:id", { params, body: { decision: "publish" } }));
			alert("success", m["reviews.staff.publish_done"]());
		});
	const onClose = () => setOpen(null);
	const described = { "aria-describedby": staffReviewId(review._id) };
	return (
		<div className="mt-auto flex flex-wrap gap-2 empty:hidden">
			{publish && (
				<Button variant="act" busy={isBusy} onClick={() => void accept()} {...described}>
					{m["reviews.staff.publish"]()}
				</Button>
			)}
			{remove && (
				<Button variant="danger" onClick={() => setOpen("remove")} {...described}>
					{m["reviews.staff.remove"]()}
				</Button>
			)}
			{decideAppeal && (
				<>
					<Button variant="act" onClick={() => setOpen("upheld")} {...described}>
						{m["reviews.staff.uphold"]()}
					</Button>
					<Button onClick={() => setOpen("rejected")} {...described}>
						{m["reviews.staff.reject"]()}
					</Button>
				</>
			)}
			{open === "remove" && (
				<RemoveDialog
					send={(removal) =>
						decide(call("PUT /api/reviews/:id", { params, body: { decision: "remove", ...removal } }))
					}
					onClose={onClose}
				/>
			)}
			{(open === "upheld" || open === "rejected") && (
				<AppealDecisionDialog
					outcome={open}
					send={(reason) =>
						decide(call("PUT /api/reviews/:id/appeal", { params, body: { decision: open, reason } }))
					}
					onClose={onClose}
				/>
			)}
		</div>
	);
}
