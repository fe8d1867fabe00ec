import { m } from "../../../paraglide/messages.js";
import type { Role } from "../../../platform/access.ts";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Problem } from "../../../ui/empty-state.tsx";
import { Bone, Skeleton } from "../../../ui/skeleton.tsx";
import { kindGroupsFor } from "./kind-groups.ts";
import { useTurnedOff } from "./use-turned-off.ts";

type KindSettingsProps = { user: { role: Role } };

function KindBones({ user }: KindSettingsProps) {
	return (
		<Skeleton className="grid gap-6">
			{kindGroupsFor(user).map(({ id, kinds }) => (
				<Card key={id} className="grid gap-4">
					{kinds.map(({ kind }) => (
						<Bone key={kind} shape="title" />
					))}
				</Card>
			))}
		</Skeleton>
	);
}

/** Every kind with its box, saved as soon as it is pressed. */
export function KindSettings({ user }: KindSettingsProps) {
	const { turnedOff, turn, hasFailed, retry } = useTurnedOff();
	if (turnedOff === null)
		return hasFailed ? (
			<Problem text={m["notifications.settings.failed"]()} onRetry={retry} />
		) : (
			<KindBones user={user} />
		);
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
							checked={!turnedOff.includes(kind)}
							onChange={(event) => turn(kind, event.target.checked)}
						/>
					))}
				</Card>
			))}
		</>
	);
}
