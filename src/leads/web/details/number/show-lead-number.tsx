import type { ShowNumberInput } from "../../../../accounts/number-view.contract.ts";
import { numberViewReasons } from "../../../../accounts/number-view.ts";
import { ShowNumber } from "../../../../accounts/web/show-number.tsx";
import { apiOf } from "../../../../platform/web/call-api.ts";
import type { LeadsApi } from "../../../leads.contract.ts";

const call = apiOf<LeadsApi>();

type ShowLeadNumberProps = { leadId: string; name: string; masked: string };

/** The customer's masked number for staff, with the button that reveals it. */
export function ShowLeadNumber({ leadId, name, masked }: ShowLeadNumberProps) {
	const show = (body: ShowNumberInput) =>
		call("POST /api/lead/:id/show-number", { params: { id: leadId }, body });
	return <ShowNumber key={leadId} name={name} masked={masked} reasons={numberViewReasons} show={show} />;
}
