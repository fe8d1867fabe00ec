import { type ReviewView, reviewViews } from "../../moderation.contract.ts";

/** The list of reviews in the URL; the held ones by default. */
export function readReviewView(query: URLSearchParams): ReviewView {
	const view = query.get("view");
	return reviewViews.find((one) => one === view) ?? "held";
}

/** The URL of this list of reviews. */
export const reviewsAddress = (view: ReviewView) => (view === "held" ? "/reviews" : `/reviews?view=${view}`);
