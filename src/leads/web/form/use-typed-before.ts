import { useEffect, useEffectEvent, useState } from "react";
import { nationalDigits } from "../../../ui/form/typed-digits.ts";
import type { LeadDraft } from "./lead-draft.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";

/** What each field of the form says in the draft. */
const fields: Record<string, (typed: string) => Partial<LeadDraft>> = {
	name: (name) => ({ name, hasTypedName: true }),
	mobile: (typed) => ({ phone: nationalDigits(typed), hasTypedPhone: true }),
	addressDetails: (address) => ({ address }),
};

/** The draft's part of what stands in the form's fields; those of the toggle are out of reach without scripts. */
function typedInto(form: Iterable<[string, FormDataEntryValue]>): Partial<LeadDraft> {
	const parts = [...form].map(([name, typed]) =>
		typeof typed === "string" && typed !== "" ? fields[name]?.(typed) : undefined,
	);
	return Object.assign({}, ...parts);
}

/**
 * Takes over what somebody on a slow line typed before scripts ran. Call it behind the hook that brings back the kept
 * draft: what was typed last counts.
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
