import type { ReviewRule } from "../../src/reviews/review.ts";
import type { CheckedReview } from "../../src/reviews/reviews.contract.ts";
import type { ReportReason } from "../../src/safety/report.ts";

/** What each side wrote about a completed request; null if it wrote nothing. */
export type RequestReviews = {
	customer: CheckedReview | null;
	professional: CheckedReview | null;
	/** What the professional replied to the customer's review. */
	reply?: string;
	/** Why the professional reported the customer's review; staff have not decided yet. */
	report?: { reason: ReportReason; text: string };
	/** Staff removed the customer's review, who has appealed. */
	removal?: { rule: ReviewRule; reason: string; appeal: string };
};

const review = (stars: number, text = "", ...tags: CheckedReview["tags"]): CheckedReview => ({
	stars,
	text,
	tags,
});

const byRequest: Record<string, RequestReviews> = {
	// The customer of the list of accounts has not written yet, and cannot read what the electrician wrote.
	"customer-done": {
		customer: null,
		professional: review(5, "Had switched off the mains before I came.", "clear-request", "paid-at-once"),
	},
	"electrician-shimla-claimed-0": {
		customer: review(5, "Four fans up in one morning, and not one of them hums.", "on-time", "left-it-clean"),
		professional: review(5, "", "clear-request", "was-there"),
	},
	"electrician-shimla-claimed-1": {
		customer: review(
			3,
			"Found the fault at once, but the new battery took nine days to arrive.",
			"explained-well",
		),
		professional: review(4, "", "easy-to-reach"),
		reply: "You are right, the dealer in Solan had none left. I keep two in stock since then.",
	},
	"electrician-shimla-claimed-2": {
		customer: review(5, "No more shocks. He showed us the old rod, there was hardly anything left of it."),
		professional: review(5, "They dug the pit themselves before I arrived.", "friendly"),
	},
	"electrician-shimla-claimed-4": {
		customer: review(4, "The board is quiet now. Came the next day, not the same evening as we hoped."),
		professional: null,
	},
	"plumber-chandigarh-claimed-0": {
		customer: review(
			5,
			"Opened the trap, took out a spoon and a lid. Six weeks and no trouble.",
			"good-work",
		),
		professional: review(5, "", "paid-at-once"),
	},
	"plumber-chandigarh-claimed-1": {
		customer: review(
			1,
			"He shouted at my father on the phone. His house is the green one behind the market, ask there.",
			"price-changed",
		),
		professional: review(2, "Two mixers became four and the price was to stay.", "changed-the-work"),
		removal: {
			rule: "personal-data",
			reason: "It says where the plumber lives.",
			appeal: "I have not named him. I only want others to know how he talked to us.",
		},
	},
	"plumber-chandigarh-claimed-2": {
		customer: review(
			4,
			"Good pressure on both floors now. The pump is a little loud at night.",
			"fair-price",
		),
		professional: review(5),
	},
	"taxi-manali-claimed-2": {
		customer: review(
			5,
			"Opened every door for my grandmother and waited without a word.",
			"friendly",
			"on-time",
		),
		professional: review(5, "Grandmother told better stories than I do.", "friendly"),
	},
	"taxi-manali-claimed-4": {
		customer: review(5, "Drove as slowly as we asked, even when others honked.", "on-time"),
		professional: review(5, "", "was-there", "paid-at-once"),
	},
	"taxi-manali-claimed-6": {
		customer: review(
			2,
			"Our flight was two hours late, and he took ₹400 for waiting that nobody had mentioned.",
			"price-changed",
		),
		professional: review(4, "", "was-there"),
		report: {
			reason: "fake",
			text: "I told her on the phone that the first hour is free and each further one costs ₹400. She agreed.",
		},
	},
	"welder-mandi-claimed-0": {
		customer: review(5, "The post stands straight again and the gate closes with one finger.", "good-work"),
		professional: review(4, "", "easy-to-reach"),
	},
	"welder-kullu-claimed-2": {
		customer: review(4, "Chimney is tight. A few sparks left marks on the floor.", "fair-price"),
		professional: review(5),
	},
};

/** What was written about a request of a printed account's story; undefined without any. */
export const reviewsOf = (requestKey: string): RequestReviews | undefined => byRequest[requestKey];
