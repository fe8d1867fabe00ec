import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { apiOf, type InputOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { CatalogueStaffApi, StaffService } from "../../catalogue-staff.contract.ts";
import { useHiding } from "./use-hiding.tsx";
import { useRecordForm } from "./use-record-form.tsx";

const call = apiOf<CatalogueStaffApi>();

type ServiceChange = InputOf<CatalogueStaffApi, "PUT /api/service/:id">["body"];

/** The props of each part of a service's page. */
export type ServicePartProps = {
	service: StaffService;
	canChange: boolean;
	/** Receives the service from the response to a change. */
	onSaved: (change: Partial<StaffService>) => void;
};

type ServicePart<Body, Values> = {
	service: StaffService;
	onSaved: ServicePartProps["onSaved"];
	readOf: (service: StaffService) => Body;
	toValues: (body: Body) => Values;
	toBody: (values: Values) => Body;
	check?: (values: Values) => ErrorItem[];
	inWords: (newer: Partial<Body>) => readonly (readonly [string, string])[];
};

/** The form of one part of a service. It asks for a confirmation if a change hides what is in use. */
export function useServiceForm<Body extends ServiceChange, Values extends object>({
	service: read,
	readOf,
	onSaved,
	...part
}: ServicePart<Body, Values>) {
	const { _id: id, type: name } = read;
	const alert = useAlert();
	const { change, dialog } = useHiding();
	const done = m["catalogue.staff.saved"]({ name });
	const { form, note } = useRecordForm<Body, Values>({
		...part,
		read: readOf(read),
		send: async (body, onStored) => {
			const end = await change({ name, done }, async (confirm) => {
				const { service } = await call("PUT /api/service/:id", {
					params: { id },
					body: { ...body, confirm },
				});
				onStored(readOf(service));
				onSaved(service);
			});
			if (end === "done") alert("success", done);
		},
		onUnchanged: () => alert("neutral", m["catalogue.staff.nothing_changed"]()),
	});
	return { form, note, dialog };
}
