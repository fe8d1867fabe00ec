import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { type Availability, availabilities } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { ConfirmSelect } from "../own/confirm-select.tsx";

const call = apiOf<ListingsApi>();

const names: Record<Availability, () => string> = {
	available: m["listings.card.available"],
	unavailable: m["listings.desk.unavailable"],
};

const done: Record<Availability, () => string> = {
	available: m["listings.desk.now_available"],
	unavailable: m["listings.desk.now_unavailable"],
};

type AvailabilityFormProps = {
	listing: Pick<ListingDetails, "_id" | "availability">;
	/** The id of the listing's title, if a page has several listings. */
	titleId?: string;
	onChanged: (listing: ListingDetails) => void;
};

/** Sets whether the professional takes work at present. */
export function AvailabilityForm({ listing, titleId, onChanged }: AvailabilityFormProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { chosen: null as Availability | null },
		submit: async ({ chosen }) => {
			const { professional } = await call("POST /api/workerCategory/:id/availability", {
				params: { id: listing._id },
				body: { availability: chosen ?? listing.availability },
			});
			form.reset();
			onChanged(professional);
			alert("success", done[professional.availability]());
		},
	});
	const availability = form.values.chosen ?? listing.availability;
	return (
		<ConfirmSelect
			label={m["listings.desk.availability"]()}
			hint={m["listings.desk.availability_hint"]()}
			options={availabilities.map((value) => ({ value, label: names[value]() }))}
			value={availability}
			onChange={(chosen) => form.enter({ chosen })}
			form={form}
			isChanged={availability !== listing.availability}
			titleId={titleId}
		/>
	);
}
