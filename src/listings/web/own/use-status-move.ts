import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { type ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { ListingStatus } from "../../listing.ts";
import type { ListingDetails, StatusMove } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { listingStatusNames, shownStatus } from "./listing-status-names.ts";
import { type MoveFaults, moveFaults, moveRequest, emptyInput } from "./status-move.ts";

const call = apiOf<ListingsApi>();

export type StatusMoveSettings = {
	listing: Pick<ListingDetails, "_id" | "professionalStatus" | "abilities">;
	/** Receives the listing after the change. */
	onChanged: (listing: ListingDetails) => void;
};

/**
 * Someone else changed the listing first: shows its present status. If reading it fails, the error shown so far is
 * enough.
 */
async function readAgain({ listing, onChanged }: StatusMoveSettings): Promise<void> {
	try {
		const params = { id: listing._id };
		onChanged((await call("GET /api/workerCategory/:id", { params })).professional);
	} catch {
		// The conflict is already reported.
	}
}

/** A manager's choice of another status, with its reason and the faults found in it. */
export function useStatusMove({ listing, onChanged }: StatusMoveSettings) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const [chosen, setChosen] = useState<ListingStatus | null>(null);
	const [input, setInput] = useState(emptyInput);
	const [faults, setFaults] = useState<MoveFaults>({});
	const [attempts, setAttempts] = useState(0);
	const move = listing.abilities.moves.find(({ type }) => type === chosen);

	const showFaults = (newFaults: MoveFaults) => {
		setFaults(newFaults);
		setAttempts((before) => before + 1);
	};
	const notify = ({ errors, status }: ApiFailure) => {
		showFaults(Object.fromEntries(errors.map(({ path, msg }) => [path ?? "", msg])));
		if (status === 409) void readAgain({ listing, onChanged });
	};
	const send = (sent: StatusMove) =>
		run(
			async () => {
				const body = moveRequest(listing._id, sent, input);
				const { professional } = await call("POST /api/workerCategory/update", { body });
				setChosen(null);
				setInput(emptyInput);
				onChanged(professional);
				const status = listingStatusNames[shownStatus(professional)]();
				alert("success", m["listings.status.changed"]({ status }));
			},
			notify,
			{ atFields: ["reason", "paymentOption"] },
		);
	return {
		move,
		type: move?.type ?? listing.professionalStatus.type,
		choose: (type: ListingStatus) => {
			setChosen(type);
			setFaults({});
		},
		input,
		enter: (part: Partial<typeof input>) => {
			setInput((before) => ({ ...before, ...part }));
			setFaults({});
		},
		faults,
		attempts,
		isBusy,
		confirm: () => {
			if (move === undefined) return alert("neutral", m["listings.status.same"]());
			const missing = moveFaults(move, input);
			return Object.keys(missing).length > 0 ? showFaults(missing) : void send(move);
		},
	};
}
