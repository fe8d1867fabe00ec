import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { CatalogueStaffApi, ServiceRow } from "../../catalogue-staff.contract.ts";
import { useRecordForm } from "./use-record-form.tsx";

const call = apiOf<CatalogueStaffApi>();

const labels = {
	sectorId: m["words.sector"],
	type: m["words.name"],
	description: m["catalogue.staff.description"],
};

type ServiceDialogProps = {
	/** Null to add one. */
	service: Pick<ServiceRow, "_id" | "type" | "description" | "sector"> | null;
	sectors: readonly { _id: string; sector: string }[];
	/** The sector that a new service starts with. */
	sectorId: string;
	onClose: () => void;
};

/** Adds a service, or changes its sector, name and description. */
export default function ServiceDialog({ service, sectors, sectorId, onClose }: ServiceDialogProps) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const [comingSoon, setComingSoon] = useState(true);
	const read = {
		sectorId: service?.sector._id ?? sectorId,
		type: service?.type ?? "",
		description: service?.description ?? "",
	};
	const nameOfSector = (id: string) => sectors.find(({ _id }) => _id === id)?.sector ?? "";
	const { form, note } = useRecordForm({
		toValues: (body) => body,
		toBody: (values) => values,
		read,
		send: async (change) => {
			const name = change.type ?? read.type;
			if (service === null) {
				await call("POST /api/service", { body: { ...read, ...change, comingSoon } });
				alert("success", m["catalogue.staff.added"]({ name }));
			} else {
				await call("PUT /api/service/:id", { params: { id: service._id }, body: change });
				alert("success", m["catalogue.staff.saved"]({ name }));
			}
			void revalidate();
			onClose();
		},
		...(service !== null && { onUnchanged: onClose }),
		inWords: (newer) =>
			(["sectorId", "type", "description"] as const).flatMap((name) => {
				const value = newer[name];
				if (value === undefined) return [];
				return [[labels[name](), name === "sectorId" ? nameOfSector(value) : value] as const];
			}),
	});
	return (
		<FormDialog
			title={
				service === null
					? m["catalogue.staff.add_service"]()
					: m["catalogue.staff.edit_sector"]({ name: service.type })
			}
			size="md"
			confirm={service === null ? m["catalogue.staff.add_service"]() : m["catalogue.staff.save"]()}
			form={form}
			onClose={onClose}
		>
			<SelectField
				label={labels.sectorId()}
				options={sectors.map(({ _id, sector }) => ({ value: _id, label: sector }))}
				{...form.field("sectorId")}
			/>
			<TextField label={labels.type()} maxLength={80} autoComplete="off" {...form.field("type")} />
			<TextArea label={labels.description()} optional maxLength={500} {...form.field("description")} />
			{service === null && (
				<Checkbox
					name="comingSoon"
					label={m["catalogue.staff.coming_soon"]()}
					hint={m["catalogue.staff.coming_soon_hint"]()}
					checked={comingSoon}
					onChange={({ target }) => setComingSoon(target.checked)}
				/>
			)}
			{note}
		</FormDialog>
	);
}
