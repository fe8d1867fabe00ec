import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { dialogOnDemand } from "../../ui/dialog-on-demand.tsx";
import type { LeadAnswer } from "../leads.contract.ts";
import { LeadPlaces } from "./lead-places.tsx";

const CloseLeadDialog = dialogOnDemand(() => import("./close-lead-dialog.tsx"));

/** Who has got the number of the viewer's own lead. */
export function NumberCard({ lead }: { lead: LeadAnswer }) {
	return (
		<Card as="section" aria-labelledby="number" className="grid content-start gap-3 self-start">
			<h2 id="number" className="text-lg">
				{m["leads.details.seen_title"]()}
			</h2>
			<LeadPlaces lead={lead} withLeft={lead.status === "open"} />
			<p className="text-ink-soft">{m["leads.details.seen_line"]()}</p>
		</Card>
	);
}

/** Closing the viewer's own lead. */
export function CloseLead({ lead, onClosed }: { lead: LeadAnswer; onClosed: (lead: LeadAnswer) => void }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button variant="danger" size="lg" className="justify-self-start" onClick={() => setOpen(true)}>
				{m["leads.details.close"]()}
			</Button>
			{isOpen && <CloseLeadDialog leadId={lead._id} onClosed={onClosed} onClose={() => setOpen(false)} />}
		</>
	);
}
