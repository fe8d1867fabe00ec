import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { CatalogueApi } from "../../catalogue.contract.ts";
import type { CatalogueStaffApi, SectorRow } from "../../catalogue-staff.contract.ts";
import { useRecordForm } from "./use-record-form.tsx";

const call = apiOf<CatalogueApi & CatalogueStaffApi>();

const labels = {
	sector: m["words.sector"],
	sectorName: m["catalogue.staff.sector_label"],
	description: m["catalogue.staff.description"],
};

type SectorDialogProps = {
	/** Null to add one. */
	sector: Pick<SectorRow, "_id" | "sector" | "sectorName" | "description"> | null;
	onClose: () => void;
};

/** Adds a sector, or changes its name, its label and its description. */
export default function SectorDialog({ sector: stored, onClose }: SectorDialogProps) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const read = {
		sector: stored?.sector ?? "",
		sectorName: stored?.sectorName ?? "",
		description: stored?.description ?? "",
	};
	const { form, note } = useRecordForm({
		toValues: (body) => body,
		toBody: (values) => values,
		read,
		send: async (change) => {
			const name = change.sector ?? read.sector;
			if (stored === null) {
				await call("POST /api/sector", { body: { ...read, ...change } });
				alert("success", m["catalogue.staff.added"]({ name }));
			} else {
				await call("PUT /api/sector/:id", { params: { id: stored._id }, body: change });
				alert("success", m["catalogue.staff.saved"]({ name }));
			}
			void revalidate();
			onClose();
		},
		...(stored !== null && { onUnchanged: onClose }),
		inWords: (newer) =>
			(["sector", "sectorName", "description"] as const).flatMap((name) =>
				newer[name] === undefined ? [] : [[labels[name](), newer[name]] as const],
			),
	});
	return (
		<FormDialog
			title={
				stored === null
					? m["catalogue.staff.add_sector"]()
					: m["catalogue.staff.edit_sector"]({ name: stored.sector })
			}
			size="md"
			confirm={stored === null ? m["catalogue.staff.add_sector"]() : m["catalogue.staff.save"]()}
			form={form}
			onClose={onClose}
		>
			<TextField label={labels.sector()} maxLength={80} autoComplete="off" {...form.field("sector")} />
			<TextField
				label={labels.sectorName()}
				hint={m["catalogue.staff.sector_label_hint"]()}
				optional
				maxLength={80}
				autoComplete="off"
				{...form.field("sectorName")}
			/>
			<TextArea label={labels.description()} optional maxLength={500} {...form.field("description")} />
			{note}
		</FormDialog>
	);
}
