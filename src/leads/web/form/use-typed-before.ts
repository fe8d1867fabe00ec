import { useEffect, useEffectEvent, useState } from "react";
import { nationalDigits } from "../../../ui/form/typed-digits.ts";
import type { LeadDraft } from "./lead-draft.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";

/** Maps each field of the form to the draft. */
const fields: Record<string, (typed: string) => Partial<LeadDraft>> = {
	name: (name) => ({ name, hasTypedName: true }),
	mobile: (typed) => ({ phone: nationalDigits(typed), hasTypedPhone: true }),
	addressDetails: (address) => ({ address }),
};

/** The part of the draft that is in the form's fields; the optional ones cannot be opened without scripts. */
function typedInto(form: Iterable<[string, FormDataEntryValue]>): Partial<LeadDraft> {
	const parts = [...form].map(([name, typed]) =>
		typeof typed === "string" && typed !== "" ? fields[name]?.(typed) : undefined,
	);
	return Object.assign({}, ...parts);
}

/**
 * Takes over what a person on a slow connection typed before scripts ran. Call it after the hook that restores the
 * stored draft, because the latest input wins.
 */
export function useTypedBefore(formId: string, change: (part: Partial<LeadDraft>) => void): void {
	const isHydrated = useHydrated();
	const [wasWritten] = useState(!isHydrated);
	const take = useEffectEvent(() => {
		const form = document.getElementById(formId);
		if (!wasWritten || !(form instanceof HTMLFormElement)) return;
		const typed = typedInto(new FormData(form));
		if (Object.keys(typed).length > 0) change(typed);
	});
	useEffect(() => take(), []);
}
