import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { StaffSuspension } from "../../suspensions.contract.ts";
import { subjectAddresses } from "../safety-words.ts";
import { SuspensionBadge, SuspensionFacts } from "./suspension-facts.tsx";

const DecideAppealDialog = dialogOnDemand(() => import("./decide-appeal-dialog.tsx"));
const EndDialog = dialogOnDemand(() => import("./end-dialog.tsx"));

/** A suspension for staff, with the appeal to decide and the button that ends it early. */
export function SuspensionCard({ suspension }: { suspension: StaffSuspension }) {
	const [open, setOpen] = useState<"appeal" | "end" | null>(null);
	const { _id, person, listing, suspendedBy, status, appeal, abilities } = suspension;
	const titleId = `suspension-${_id}`;
	const onClose = () => setOpen(null);
	return (
		<Card as="li" className="flex flex-col gap-3.5">
			<div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
				<h2 id={titleId} className="text-lg [overflow-wrap:anywhere]">
					{listing === null ? (
						m["safety.suspensions.account"]()
					) : (
						<TextLink to={subjectAddresses.listing(listing._id)}>
							{m["safety.own.listing"]({ title: listing.title })}
						</TextLink>
					)}
				</h2>
				<SuspensionBadge status={status} />
			</div>
			<p className="text-ink-soft">
				<TextLink to={`/people/${person.userId}`}>{person.name ?? m["safety.history.no_name"]()}</TextLink>
				{suspendedBy !== null && ` · ${m["safety.suspensions.by"]({ name: suspendedBy })}`}
			</p>
			<SuspensionFacts suspension={suspension} />
			{appeal?.status === "waiting" && !abilities.decideAppeal && (
				<p className="text-sm text-ink-soft">{m["safety.appeal.other_staff"]()}</p>
			)}
			<div className="mt-auto flex flex-wrap gap-2 empty:hidden">
				{abilities.decideAppeal && (
					<Button variant="act" aria-describedby={titleId} onClick={() => setOpen("appeal")}>
						{m["safety.appeal.decide"]()}
					</Button>
				)}
				{abilities.end && (
					<Button aria-describedby={titleId} onClick={() => setOpen("end")}>
						{m["safety.suspend.end_button"]()}
					</Button>
				)}
			</div>
			{open === "appeal" && <DecideAppealDialog suspensionId={_id} onClose={onClose} />}
			{open === "end" && <EndDialog suspensionId={_id} onClose={onClose} />}
		</Card>
	);
}
