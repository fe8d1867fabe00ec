import { useId } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { Card, CardGrid } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";
import { SubscriptionCard } from "./subscription-card.tsx";

type SubscriptionSectionProps = {
	title: string;
	/** The text for an empty section. */
	none?: string;
	subscriptions: SubscriptionAnswer[];
	viewer: Account;
	/** Next to another section, with its cards stacked. */
	half?: boolean;
};

/** The subscriptions of one kind with their number, each on its card. */
export function SubscriptionSection({
	title,
	none = "",
	subscriptions,
	viewer,
	half = false,
}: SubscriptionSectionProps) {
	const id = useId();
	const heading = (
		<>
			{title} <span className="text-ink-soft tabular-nums">{subscriptions.length}</span>
		</>
	);
	return (
		<Section id={id} title={heading}>
			{subscriptions.length === 0 ? (
				<Card className="text-ink-soft">{none}</Card>
			) : (
				<CardGrid two className={half ? "md:grid-cols-1!" : ""}>
					{subscriptions.map((subscription) => (
						<SubscriptionCard key={subscription._id} subscription={subscription} viewer={viewer} />
					))}
				</CardGrid>
			)}
		</Section>
	);
}
