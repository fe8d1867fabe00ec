import { useEffect, useEffectEvent, useState } from "react";
import { SafetyMenuFromSlot } from "../../../accounts/web/safety-slot.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { isStaff } from "../../../platform/access.ts";
import { appendPage, type InfiniteList } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { ReviewAnswer, ReviewList, ReviewsApi } from "../../reviews.contract.ts";
import { WrittenReview, workInWords } from "../review-item.tsx";
import { rulesAddress } from "../review-words.ts";
import { asksMark, reviewsClass } from "./reviews-class.ts";

const call = apiOf<ReviewsApi>();

type ListingReviewsProps = {
	listingId: string;
	first: ReviewList;
	/** The mark of the button that somebody pressed before this code was loaded. */
	asks?: string;
};

/** The pages of reviews that are shown, and the next one. */
function useReviewPages({ listingId, first, asks }: ListingReviewsProps) {
	const [list, setList] = useState<InfiniteList<ReviewAnswer>>({
		items: first.reviews,
		nextCursor: first.nextCursor,
	});
	const { isBusy, run } = useTask();
	const more = () =>
		run(async () => {
			const page = await call("GET /api/workerCategory/:id/reviews", {
				params: { id: listingId },
				query: { cursor: list.nextCursor ?? undefined },
			});
			setList((shown) => appendPage(shown, { items: page.reviews, nextCursor: page.nextCursor }));
		});
	const start = useEffectEvent(() => void more());
	useEffect(() => {
		if (asks === "") start();
	}, [asks]);
	return { list, isBusy, more: () => void more() };
}

/** The review that the person reports, after the login if needed. Staff decide about reports and send none. */
function useReport(asks: string | undefined) {
	const { requireLogin } = useSession();
	const { run, alert } = useTask();
	const [reported, setReported] = useState<string | null>(null);
	const report = (reviewId: string) =>
		run(async () => {
			const account = await requireLogin(m["reviews.list.report_login"]());
			if (account === null) return;
			if (isStaff(account)) alert("danger", m["safety.report.by_staff"]());
			else setReported(reviewId);
		});
	const start = useEffectEvent((reviewId: string) => {
		// The pressed button was replaced; the dialog returns the focus to this one.
		document.querySelector<HTMLElement>(`[${asksMark}="${reviewId}"]`)?.focus();
		void report(reviewId);
	});
	useEffect(() => {
		if (asks) start(asks);
	}, [asks]);
	return { reported, report, close: () => setReported(null) };
}

/** What all reviews add up to, and how many staff removed. */
function Totals({ rating: { average, count, removed } }: Pick<ReviewList, "rating">) {
	return (
		<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
			{average !== null && (
				<>
					<span aria-hidden="true" className="text-2xl font-strong tabular-nums">
						{average.toFixed(1)} ★
					</span>
					<span className="sr-only">
						{m["listings.rating.spoken"]({ average: average.toFixed(1), count })}
					</span>
					<span aria-hidden="true" className="text-ink-soft">
						{m["reviews.list.count"]({ count })}
					</span>
				</>
			)}
			{removed > 0 && <span className="text-ink-soft">{m["reviews.list.removed"]({ count: removed })}</span>}
			<TextLink to={rulesAddress} className="-my-2.5 inline-block py-2.5">
				{m["reviews.list.rules"]()}
			</TextLink>
		</p>
	);
}

/** The reviews of a listing: what they add up to, then the newest ones. */
export default function ListingReviews(props: ListingReviewsProps) {
	const { list, isBusy, more } = useReviewPages(props);
	const { reported, report, close } = useReport(props.asks);
	const brand = m["brand.name"]();
	return (
		<section className={reviewsClass}>
			<h2 className="text-xl">{m["reviews.list.title"]()}</h2>
			<Totals rating={props.first.rating} />
			<ul className="grid gap-5">
				{list.items.map((review) => (
					<li key={review._id} className="grid gap-2 border-t border-line pt-4">
						<WrittenReview {...review} />
						<div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
							<p>
								{workInWords(review)} · {m["reviews.list.hired"]({ brand })}
							</p>
							<button
								type="button"
								aria-label={m["reviews.list.report"]({ what: workInWords(review) })}
								onClick={() => void report(review._id)}
								{...{ [asksMark]: review._id }}
								className="-my-2 min-h-11 underline hover:text-act-ink noscript:hidden"
							>
								{m["safety.menu.report"]()}
							</button>
						</div>
					</li>
				))}
			</ul>
			{list.nextCursor !== null && (
				<Button
					size="lg"
					busy={isBusy}
					onClick={more}
					{...{ [asksMark]: "" }}
					className="justify-self-start noscript:hidden"
				>
					{m["reviews.list.more"]()}
				</Button>
			)}
			{reported !== null && <SafetyMenuFromSlot report={{ type: "review", id: reported }} onClose={close} />}
		</section>
	);
}
