import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { ListingStatus } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { listingStatusNames, shownStatus } from "../../listing-status-names.ts";
import { moveFaults, moveRequest, noMove } from "./status-move.ts";

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

/** The form with which a manager moves a listing to another status. */
export function useStatusMove({ listing, onChanged }: StatusMoveSettings) {
	const alert = useAlert();
	const moveTo = (type: ListingStatus | null) => listing.abilities.moves.find((move) => move.type === type);
	const form = useForm({
		initial: noMove,
		paths: { type: [], skipsPayment: "paymentOption" },
		check: (values) => moveFaults(moveTo(values.type), values),
		submit: async (values) => {
			const move = moveTo(values.type);
			if (move === undefined) return alert("neutral", m["listings.status.same"]());
			try {
				const body = moveRequest(listing._id, move, values);
				const { professional } = await call("POST /api/workerCategory/update", { body });
				form.reset();
				onChanged(professional);
				const status = listingStatusNames[shownStatus(professional)]();
				alert("success", m["listings.status.changed"]({ status }));
			} catch (failure) {
				if (failure instanceof ApiFailure && failure.status === 409) void readAgain({ listing, onChanged });
				throw failure;
			}
		},
	});
	return { form, move: moveTo(form.values.type) };
}
