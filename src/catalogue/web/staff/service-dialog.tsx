import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { CatalogueStaffApi, ServiceRow } from "../../catalogue-staff.contract.ts";
import { StaffDialog } from "./staff-dialog.tsx";
import { useStaffForm } from "./use-staff-form.ts";

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
	const form = useStaffForm({
		sectorId: service?.sector._id ?? sectorId,
		type: service?.type ?? "",
		description: service?.description ?? "",
		comingSoon: true,
	});
	const alert = useAlert();
	const save = () =>
		form.send(async ({ comingSoon, ...body }) => {
			if (service === null) {
				await call("POST /api/service", { body: { ...body, comingSoon } });
				alert("success", m["catalogue.staff.added"]({ name: body.type }));
			} else {
				await call("PUT /api/service/:id", { params: { id: service._id }, body });
				alert("success", m["catalogue.staff.saved"]({ name: body.type }));
			}
			onSaved();
			onClose();
		});
	return (
		<StaffDialog
			title={
				service === null
					? m["catalogue.staff.add_service"]()
					: m["catalogue.staff.edit_sector"]({ name: service.type })
			}
			confirm={service === null ? m["catalogue.staff.add_service"]() : m["catalogue.staff.save"]()}
			form={form}
			onSubmit={() => void save()}
			onClose={onClose}
		>
			<SelectField
				name="sectorId"
				label={m["words.sector"]()}
				options={sectors.map(({ _id, sector }) => ({ value: _id, label: sector }))}
				value={form.values.sectorId}
				error={form.errorOf("sectorId")}
				onChange={({ target }) => form.enter({ sectorId: target.value })}
			/>
			<TextField
				name="type"
				label={m["words.name"]()}
				maxLength={80}
				autoComplete="off"
				value={form.values.type}
				error={form.errorOf("type")}
				onChange={({ target }) => form.enter({ type: target.value })}
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
			{service === null && (
				<Checkbox
					name="comingSoon"
					label={m["catalogue.staff.coming_soon"]()}
					hint={m["catalogue.staff.coming_soon_hint"]()}
					checked={form.values.comingSoon}
					onChange={({ target }) => form.enter({ comingSoon: target.checked })}
				/>
			)}
		</StaffDialog>
	);
}
