import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CatalogueApi } from "../../catalogue.contract.ts";
import type { CatalogueStaffApi, SectorRow } from "../../catalogue-staff.contract.ts";

const call = apiOf<CatalogueApi & CatalogueStaffApi>();

type SectorDialogProps = {
	/** Null to add one. */
	sector: Pick<SectorRow, "_id" | "sector" | "description"> | null;
	onSaved: () => void;
	onClose: () => void;
};

/** Adds a sector, or changes its name and description. */
export default function SectorDialog({ sector, onSaved, onClose }: SectorDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { sector: sector?.sector ?? "", description: sector?.description ?? "" },
		submit: async (body) => {
			if (sector === null) {
				await call("POST /api/sector", { body });
				alert("success", m["catalogue.staff.added"]({ name: body.sector }));
			} else {
				await call("PUT /api/sector/:id", { params: { id: sector._id }, body });
				alert("success", m["catalogue.staff.saved"]({ name: body.sector }));
			}
			onSaved();
			onClose();
		},
	});
	return (
		<FormDialog
			title={
				sector === null
					? m["catalogue.staff.add_sector"]()
					: m["catalogue.staff.edit_sector"]({ name: sector.sector })
			}
			size="md"
			confirm={sector === null ? m["catalogue.staff.add_sector"]() : m["catalogue.staff.save"]()}
			form={form}
			onClose={onClose}
		>
			<TextField label={m["words.sector"]()} maxLength={80} autoComplete="off" {...form.field("sector")} />
			<TextArea
				label={m["catalogue.staff.description"]()}
				optional
				maxLength={500}
				{...form.field("description")}
			/>
		</FormDialog>
	);
}
