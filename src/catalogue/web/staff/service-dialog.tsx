import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CatalogueStaffApi, ServiceRow } from "../../catalogue-staff.contract.ts";

const call = apiOf<CatalogueStaffApi>();

type ServiceDialogProps = {
	/** Null to add one. */
	service: Pick<ServiceRow, "_id" | "type" | "description" | "sector"> | null;
	sectors: readonly { _id: string; sector: string }[];
	/** The sector chosen first for a new service. */
	sectorId: string;
	onSaved: () => void;
	onClose: () => void;
};

/** Adds a service, or changes its sector, name and description. */
export default function ServiceDialog({ service, sectors, sectorId, onSaved, onClose }: ServiceDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: {
			sectorId: service?.sector._id ?? sectorId,
			type: service?.type ?? "",
			description: service?.description ?? "",
			comingSoon: true,
		},
		submit: async ({ comingSoon, ...body }) => {
			if (service === null) {
				await call("POST /api/service", { body: { ...body, comingSoon } });
				alert("success", m["catalogue.staff.added"]({ name: body.type }));
			} else {
				await call("PUT /api/service/:id", { params: { id: service._id }, body });
				alert("success", m["catalogue.staff.saved"]({ name: body.type }));
			}
			onSaved();
			onClose();
		},
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
				label={m["words.sector"]()}
				options={sectors.map(({ _id, sector }) => ({ value: _id, label: sector }))}
				{...form.field("sectorId")}
			/>
			<TextField label={m["words.name"]()} maxLength={80} autoComplete="off" {...form.field("type")} />
			<TextArea
				label={m["catalogue.staff.description"]()}
				optional
				maxLength={500}
				{...form.field("description")}
			/>
			{service === null && (
				<Checkbox
					name="comingSoon"
					label={m["catalogue.staff.coming_soon"]()}
					hint={m["catalogue.staff.coming_soon_hint"]()}
					checked={form.values.comingSoon}
					onChange={({ target }) => form.enter({ comingSoon: target.checked })}
				/>
			)}
		</FormDialog>
	);
}
