import { m } from "../../paraglide/messages.js";
import type { ReviewTag } from "../review.ts";
import type { ReviewAnswer } from "../reviews.contract.ts";
import { monthInWords, tagNames } from "./review-words.ts";
import { Stars } from "./stars.tsx";
import { langOf } from "../../platform/lang-of.ts";

/** The tags of a review. */
export function Tags({ tags }: { tags: readonly ReviewTag[] }) {
	if (tags.length === 0) return null;
	return (
		<ul className="flex flex-wrap gap-1.5">
			{tags.map((tag) => (
				<li key={tag} className="rounded-full bg-sunk px-2.5 py-0.5 text-sm">
					{tagNames[tag]()}
				</li>
			))}
		</ul>
	);
}

type Written = Pick<ReviewAnswer, "stars" | "text" | "tags" | "reply">;

/** What was written: stars, text, tags and the reply. */
export function WrittenReview({ stars, text, tags, reply }: Written) {
	return (
		<>
			<Stars stars={stars} />
			{text !== "" && (
				<p lang={langOf(text)} className="whitespace-pre-line [overflow-wrap:anywhere]">
					{text}
				</p>
			)}
			<Tags tags={tags} />
			{reply !== null && (
				<div className="grid gap-1 border-l-2 border-line pl-3.5">
					<p className="text-sm font-strong">{m["reviews.reply.title"]()}</p>
					<p lang={langOf(reply)} className="whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
						{reply}
					</p>
				</div>
			)}
		</>
	);
}

/** The service, the place and the month of a review. */
export const workInWords = ({
	serviceName,
	place,
	month,
}: Pick<ReviewAnswer, "serviceName" | "place" | "month">) =>
	m["reviews.list.what"]({ service: serviceName, place, month: monthInWords(month) });
