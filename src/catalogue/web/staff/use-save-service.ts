import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf, type InputOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import type { CatalogueStaffApi, StaffService } from "../../catalogue-staff.contract.ts";
import { useHiding } from "./use-hiding.tsx";

const call = apiOf<CatalogueStaffApi>();

export type ServiceChange = InputOf<CatalogueStaffApi, "PUT /api/service/:id">["body"];

/** Saves a part of a service and reads it anew; asks first where the change hides what is in use. */
export function useSaveService({ _id: id, type }: Pick<StaffService, "_id" | "type">) {
	const { revalidate } = useRevalidator();
	const alert = useAlert();
	const { change, dialog } = useHiding();
	const done = m["catalogue.staff.saved"]({ name: type });
	const save = async (body: ServiceChange) => {
		const end = await change({ name: type, done }, async (confirm) => {
			await call("PUT /api/service/:id", { params: { id }, body: { ...body, confirm } });
			await revalidate();
		});
		if (end === "done") alert("success", done);
	};
	return { save, dialog };
}
