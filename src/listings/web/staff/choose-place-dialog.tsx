import { useNameSearch } from "../../../catalogue/web/search/use-name-search.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { ComboBox } from "../../../ui/form/combo-box.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { useServicePlaces } from "../register/use-service-places.ts";

const call = apiOf<ListingsApi>();

type ChoosePlaceDialogProps = {
	listing: Pick<ListingDetails, "_id" | "serviceId" | "area">;
	onChanged: (listing: ListingDetails) => void;
	onClose: () => void;
};

/** Chooses the go-to location under which customers find a fixed place. */
export default function ChoosePlaceDialog({ listing, onChanged, onClose }: ChoosePlaceDialogProps) {
	const alert = useAlert();
	const { places, hasFailed, retry } = useServicePlaces(listing.serviceId._id);
	const { search, loadSearch } = useNameSearch("places");
	const form = useForm({
		initial: { goToLocation: "" },
		check: ({ goToLocation }) =>
			goToLocation === "" ? [{ path: "goToLocation", msg: m["listings.place.missing"]() }] : [],
		submit: async ({ goToLocation }) => {
			const { professional } = await call("PUT /api/workerCategory/:id", {
				params: { id: listing._id },
				body: { goToLocation: [goToLocation] },
			});
			alert("success", m["listings.place.chosen"]({ place: professional.goToLocation.join(", ") }));
			onChanged(professional);
			onClose();
		},
	});
	const options = (places ?? [])
		.filter(({ kind }) => kind !== "all")
		.map(({ slug, name, state }) => ({ value: slug, label: name, ...(state !== null && { detail: state }) }));
	return (
		<FormDialog
			title={m["listings.place.choose"]()}
			confirm={m["listings.edit.save"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["listings.place.choose_text"]({ area: listing.area })}</p>
			{hasFailed ? (
				<Problem text={m["listings.register.places_failed"]()} onRetry={retry} />
			) : (
				<ComboBox
					label={m["listings.place.label"]()}
					placeholder={m["listings.register.places_placeholder"]()}
					icon="map-pin"
					options={places === null ? null : options}
					search={search}
					onOpen={() => void loadSearch()}
					value={options.find(({ value }) => value === form.values.goToLocation) ?? null}
					error={form.errorOf("goToLocation")}
					onChange={({ value }) => form.enter({ goToLocation: value })}
				/>
			)}
		</FormDialog>
	);
}
