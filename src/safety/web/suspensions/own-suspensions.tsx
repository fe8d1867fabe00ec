import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import type { InfiniteList } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import { InfiniteItems } from "../../../ui/feedback/infinite-items.tsx";
import { useNextFocus } from "../../../ui/feedback/use-next-focus.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Section } from "../../../ui/layout/page.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { SuspensionAnswer, SuspensionsApi } from "../../suspensions.contract.ts";
import { SuspensionBadge, SuspensionFacts } from "./suspension-facts.tsx";

const call = apiOf<SuspensionsApi>();
const AppealDialog = dialogOnDemand(() => import("./appeal-dialog.tsx"));

const kept = new Map<string, InfiniteList<SuspensionAnswer>>();
const titleId = (suspensionId: string) => `suspension-${suspensionId}`;

async function readOwn(cursor?: string): Promise<InfiniteList<SuspensionAnswer>> {
	const query = cursor === undefined ? {} : { cursor };
	const { suspensions, nextCursor } = await call("GET /api/users/me/suspensions", { query });
	return { items: suspensions, nextCursor };
}

type OwnSuspensionProps = {
	suspension: SuspensionAnswer;
	onChanged: (suspension: SuspensionAnswer) => void;
};

function OwnSuspension({ suspension, onChanged }: OwnSuspensionProps) {
	const [isAppealing, setAppealing] = useState(false);
	const { next, goOn } = useNextFocus();
	const { _id, listing, status, appealUntil, abilities } = suspension;
	const takeOver = (changed: SuspensionAnswer) => {
		onChanged(changed);
		goOn();
	};
	return (
		<Card as="li" className="grid gap-3.5">
			<div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
				<h3
					ref={next}
					id={titleId(_id)}
					tabIndex={-1}
					className="text-lg outline-none [overflow-wrap:anywhere]"
				>
					{listing === null ? m["safety.own.account"]() : m["safety.own.listing"]({ title: listing.title })}
				</h3>
				<SuspensionBadge status={status} />
			</div>
			<SuspensionFacts suspension={suspension} />
			{abilities.appeal && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<Button variant="act" aria-describedby={titleId(_id)} onClick={() => setAppealing(true)}>
						{m["safety.appeal.button"]()}
					</Button>
					<p className="text-sm text-ink-soft">
						{m["safety.appeal.once"]({ date: formatDate(new Date(appealUntil)) })}
					</p>
				</div>
			)}
			{isAppealing && (
				<AppealDialog suspensionId={_id} onAppealed={takeOver} onClose={() => setAppealing(false)} />
			)}
		</Card>
	);
}

/** The person's suspensions: why, until when, and the appeal. Nothing if there never was one. */
export default function OwnSuspensions({ userId }: { userId: string }) {
	const growing = useInfiniteList({
		name: `suspensions ${userId}`,
		kept,
		first: null,
		read: readOwn,
		focusId: titleId,
		refresh: (_shown, fresh) => fresh,
	});
	const { list, setList } = growing;
	if (list?.items.length === 0) return null;
	const replace = (changed: SuspensionAnswer) =>
		setList(
			(shown) =>
				shown && { ...shown, items: shown.items.map((one) => (one._id === changed._id ? changed : one)) },
		);
	return (
		<Section id="suspensions" title={m["safety.own.title"]()} lead={m["safety.own.lead"]()}>
			<InfiniteItems
				{...growing}
				failed={m["safety.own.failed"]()}
				skeletonLines={["title", "line", "line"]}
				empty={null}
			>
				{(items) => (
					<ul className="grid gap-4">
						{items.map((suspension) => (
							<OwnSuspension key={suspension._id} suspension={suspension} onChanged={replace} />
						))}
					</ul>
				)}
			</InfiniteItems>
		</Section>
	);
}
