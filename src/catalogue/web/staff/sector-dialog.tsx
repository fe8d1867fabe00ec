import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CatalogueApi } from "../../catalogue.contract.ts";
import type { CatalogueStaffApi, SectorRow } from "../../catalogue-staff.contract.ts";
import { StaffDialog } from "./staff-dialog.tsx";
import { useStaffForm } from "./use-staff-form.ts";

const call = apiOf<CatalogueApi & CatalogueStaffApi>();

type SectorDialogProps = {
	/** Null to add one. */
	sector: Pick<SectorRow, "_id" | "sector" | "description"> | null;
	onSaved: () => void;
	onClose: () => void;
};

/** Adds a sector, or changes its name and description. */
export default function SectorDialog({ sector, onSaved, onClose }: SectorDialogProps) {
	const form = useStaffForm({ sector: sector?.sector ?? "", description: sector?.description ?? "" });
	const alert = useAlert();
	const save = () =>
		form.send(async (body) => {
			if (sector === null) {
				await call("POST /api/sector", { body });
				alert("success", m["catalogue.staff.added"]({ name: body.sector }));
			} else {
				await call("PUT /api/sector/:id", { params: { id: sector._id }, body });
				alert("success", m["catalogue.staff.saved"]({ name: body.sector }));
			}
			onSaved();
			onClose();
		});
	return (
		<StaffDialog
			title={
				sector === null
					? m["catalogue.staff.add_sector"]()
					: m["catalogue.staff.edit_sector"]({ name: sector.sector })
			}
			confirm={sector === null ? m["catalogue.staff.add_sector"]() : m["catalogue.staff.save"]()}
			form={form}
			onSubmit={() => void save()}
			onClose={onClose}
		>
			<TextField
				name="sector"
				label={m["words.sector"]()}
				maxLength={80}
				autoComplete="off"
				value={form.values.sector}
				error={form.errorOf("sector")}
				onChange={({ target }) => form.enter({ sector: target.value })}
			/>
			<TextArea
				name="description"
				label={m["catalogue.staff.description"]()}
				optional
				maxLength={500}
				value={form.values.description}
				error={form.errorOf("description")}
				onChange={({ target }) => form.enter({ description: target.value })}
			/>
		</StaffDialog>
	);
}
