import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { ListingDetails } from "../../listing-answers.ts";

const AskChangeDialog = dialogOnDemand(() => import("./ask-change-dialog.tsx"));

type AskChangeProps = { listingId: string; onAsked: (listing: ListingDetails) => void };

/** For managers: asks the owner of a waiting registration to change something. */
export function AskChange({ listingId, onAsked }: AskChangeProps) {
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<Button icon="pencil" className="justify-self-start" onClick={() => setAsking(true)}>
				{m["listings.ask_change.button"]()}
			</Button>
			{isAsking && (
				<AskChangeDialog listingId={listingId} onAsked={onAsked} onClose={() => setAsking(false)} />
			)}
		</>
	);
}
