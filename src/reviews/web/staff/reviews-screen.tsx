import { useOutletContext, useSearchParams } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { reviewViews } from "../../moderation.contract.ts";
import { rulesAddress } from "../review-words.ts";
import type { Route } from "./+types/reviews-screen.ts";
import { readReviewView, reviewsAddress } from "./review-search.ts";
import { StaffReviewList } from "./staff-review-list.tsx";
import { viewWords } from "./staff-words.ts";

export const handle = staffHandle(m["reviews.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["reviews.staff.title"]());

/** For managers: held reviews, appeals, and what was published and removed. */
export default function ReviewsScreen() {
	const { _id: viewerId } = useOutletContext<Account>();
	const [params] = useSearchParams();
	const view = readReviewView(params);
	const review = params.get("review");
	const tabs = reviewViews.map((one) => ({
		label: viewWords[one].name(),
		to: reviewsAddress(one),
		current: one === view && review === null,
	}));
	return (
		<StaffScreen
			title={m["reviews.staff.title"]()}
			lead={
				<>
					{m["reviews.staff.lead"]()} <TextLink to={rulesAddress}>{m["reviews.form.rules"]()}</TextLink>
				</>
			}
		>
			<Tabs label={m["reviews.staff.views"]()} tabs={tabs} />
			<StaffReviewList
				key={`${viewerId} ${review ?? view}`}
				view={view}
				review={review}
				viewerId={viewerId}
			/>
		</StaffScreen>
	);
}
