import { useCallback, useEffect, useRef, useState } from "react";
import type { LeadAnswer } from "../../../leads/leads.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useLoading } from "../../../platform/web/use-loading.ts";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Waiting } from "../../../ui/feedback/waiting.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { LeadReviews as LeadReviewsAnswer, ReviewsApi } from "../../reviews.contract.ts";
import { OwnReviewPart } from "./own-review.tsx";
import { ReceivedReview } from "./received-review.tsx";
import { ReviewForm } from "./review-form.tsx";

const call = apiOf<ReviewsApi>();

/** The reviews of the lead; they load again whenever the page has reloaded it. */
function useLeadReviews(lead: LeadAnswer) {
	const [reviews, setReviews] = useState<LeadReviewsAnswer | null>(null);
	const load = useCallback(
		async (isWanted: () => boolean) => {
			const loaded = await call("GET /api/lead/:id/reviews", { params: { id: lead._id } });
			if (isWanted()) setReviews(loaded);
		},
		[lead],
	);
	return { reviews, setReviews, ...useLoading(load) };
}

/** The title of the form. Professionals do not read their customer's name here: the number is hidden by now. */
function titleOf({ side, own }: LeadReviewsAnswer, { bookedProfessional }: LeadAnswer): string {
	if (own !== null) return m["reviews.own.title"]();
	if (side === "professional") return m["reviews.form.title_professional"]();
	const name = bookedProfessional?.firmName ?? bookedProfessional?.name;
	return name ? m["reviews.form.title_customer"]({ name }) : m["reviews.form.title_customer_unnamed"]();
}

/** For the two sides of a completed lead: the form for their review, what they wrote, and what the other side wrote. */
export default function LeadReviews({ lead }: { lead: LeadAnswer }) {
	const { reviews, setReviews, hasFailed, retry } = useLeadReviews(lead);
	const section = useRef<HTMLElement>(null);
	const isLoaded = reviews !== null;
	useEffect(() => {
		// A notification leads here.
		if (isLoaded && location.hash === "#review") section.current?.scrollIntoView({ block: "start" });
	}, [isLoaded]);
	if (hasFailed && reviews === null) return <Problem text={m["reviews.own.failed"]()} onRetry={retry} />;
	if (reviews === null) return <Waiting />;
	const { own, canWrite, received, side, closesAt } = reviews;
	return (
		<section ref={section} id="review" className="grid scroll-mt-24 gap-4">
			<Card className="grid gap-4">
				<h2 className="text-xl">{titleOf(reviews, lead)}</h2>
				{own !== null && (
					<OwnReviewPart
						review={own}
						closesAt={closesAt}
						onChanged={(changed) => setReviews({ ...reviews, own: changed })}
					/>
				)}
				{own === null && canWrite && (
					<ReviewForm
						leadId={lead._id}
						side={side}
						closesAt={closesAt}
						onSent={(sent) => setReviews({ ...reviews, own: sent, canWrite: false })}
						onRefused={retry}
					/>
				)}
				{own === null && !canWrite && <p className="text-ink-soft">{m["reviews.own.over"]()}</p>}
			</Card>
			{received !== null && (
				<ReceivedReview
					review={received}
					side={side}
					onReplied={(replied) => setReviews({ ...reviews, received: replied })}
				/>
			)}
		</section>
	);
}
