import { leadFormAddress, leadFormPath } from "../../../../listings/web/list/lead-form-slot.tsx";

/** The address of the form with this name: see leadFormName. */
export function leadFormAddressOf(name: string): string {
	const [professional, service = "", choice, place] = name.split("|");
	if (!professional && service === "") return leadFormPath;
	return leadFormAddress({ service, choice, place, ...(professional && { professional }) });
}
