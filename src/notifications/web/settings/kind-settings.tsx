import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/layout/card.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import type { NotificationKind } from "../../notification.ts";
import { kindGroupsFor } from "./kind-groups.ts";
import { useMutedKinds } from "./use-muted-kinds.ts";

type Viewer = { user: Pick<Account, "role" | "activities"> };

/** Shown while the muted kinds load. */
export function KindsSkeleton({ user }: Viewer) {
	return (
		<Skeleton className="grid gap-6">
			{kindGroupsFor(user).map(({ id, kinds }) => (
				<Card key={id} className="grid gap-4">
					{kinds.map(({ kind }) => (
						<SkeletonLine key={kind} shape="title" />
					))}
				</Card>
			))}
		</Skeleton>
	);
}

type KindSettingsProps = Viewer & {
	/** The kinds that were muted when the page was loaded. */
	stored: readonly NotificationKind[];
};

/** A checkbox per kind, saved on every change. */
export function KindSettings({ user, stored }: KindSettingsProps) {
	const { mutedKinds, turn } = useMutedKinds(stored);
	return (
		<>
			<p className="text-ink-soft">{m["notifications.settings.lead"]()}</p>
			{kindGroupsFor(user).map(({ id, title, kinds }) => (
				<Card key={id} as="section" aria-labelledby={`kinds-${id}`}>
					<h2 id={`kinds-${id}`} className="mb-1 text-lg">
						{title()}
					</h2>
					{kinds.map(({ kind, label }) => (
						<Checkbox
							key={kind}
							label={label()}
							checked={!mutedKinds.includes(kind)}
							onChange={(event) => turn(kind, event.target.checked)}
						/>
					))}
				</Card>
			))}
		</>
	);
}
