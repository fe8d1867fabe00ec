import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Button } from "../../../ui/form/button.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

type ReapplyButtonProps = {
	listingId: string;
	onReapplied: (listing: ListingDetails) => void;
};

/** Sends a corrected registration to the managers again. */
export function ReapplyButton({ listingId, onReapplied }: ReapplyButtonProps) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const reapply = () =>
		run(async () => {
			const params = { id: listingId };
			const { professional } = await call("POST /api/workerCategory/:id/reapply", { params });
			onReapplied(professional);
			alert("success", m["listings.desk.reapplied"]());
		});
	return (
		<Button
			variant="now"
			size="lg"
			icon="send"
			busy={isBusy}
			className="justify-self-start"
			onClick={() => void reapply()}
		>
			{m["listings.desk.reapply"]()}
		</Button>
	);
}
