import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";
import { RequestFields } from "./request-fields.tsx";
import type { LeadForm } from "./use-lead-form.ts";

/** The optional fields, which a toggle shows and hides. */
export function MoreFields({ form }: { form: LeadForm }) {
	const { values, enter } = form;
	const id = useId();
	const isOpen = values.isMoreOpen;
	return (
		<div className="grid gap-4 *:min-w-0">
			<button
				type="button"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => enter({ isMoreOpen: !isOpen })}
				className="flex min-h-12 w-full items-center justify-between gap-3 border-t border-line pt-3 text-left font-strong text-act noscript:hidden"
			>
				{m["leads.form.more"]()}
				<Icon name={isOpen ? "chevron-up" : "chevron-down"} />
			</button>
			<div id={id} className={`gap-4 *:min-w-0 noscript:grid ${isOpen ? "grid" : "hidden"}`}>
				<RequestFields form={form} />
			</div>
		</div>
	);
}
