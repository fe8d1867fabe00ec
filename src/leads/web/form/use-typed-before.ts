import { useEffect, useEffectEvent, useState } from "react";
import { fieldsOfForm, type LeadDraft } from "./lead-draft.ts";
import { useHydrated } from "../../../platform/web/use-hydrated.ts";

/** The part of the draft that is in the form's fields; the optional ones cannot be opened without scripts. */
function typedInto(form: Iterable<[string, FormDataEntryValue]>): Partial<LeadDraft> {
	const parts = [...form].map(([name, typed]) =>
		typeof typed === "string" && typed !== "" ? fieldsOfForm[name]?.(typed) : undefined,
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
