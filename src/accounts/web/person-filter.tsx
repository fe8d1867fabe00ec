import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useForm } from "../../platform/web/use-form.ts";
import { Button } from "../../ui/form/button.tsx";
import { PhoneField } from "../../ui/form/digits-field.tsx";
import { listAddress } from "../../ui/table/list-address.ts";
import { typedMobileErrors } from "../mobile.ts";

type PersonFilterProps = {
	label: string;
	/** The button's label. */
	search: string;
	/** The URL parameter that names the person. */
	param: string;
	/** Finds the id of the person with this mobile ("+91…"). Throws ApiFailure. */
	find: (mobile: string) => Promise<string | undefined>;
	/** The text that names whose records are shown. */
	children: ReactNode;
};

/**
 * Filters a list by a person. The mobile is exchanged for their id, because numbers in URLs end up in histories and
 * logs. A search without a mobile shows everyone again.
 */
export function PersonFilter({ label, search, param, find, children }: PersonFilterProps) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const form = useForm({
		initial: { mobile: "" },
		check: ({ mobile }) => (mobile === "" ? [] : typedMobileErrors(mobile)),
		submit: async ({ mobile }) => {
			const id = mobile === "" ? undefined : await find(`+91${mobile}`);
			await navigate(listAddress(params, { [param]: id }), { preventScrollReset: true });
			form.reset();
		},
	});
	return (
		<form {...form.formProps} className="flex flex-wrap items-end gap-2">
			<div className="min-w-0 flex-1">
				<PhoneField {...form.field("mobile")} label={label} autoComplete="off" data-search />
			</div>
			<Button type="submit" icon="search" busy={form.isBusy} aria-label={search} />
			<p aria-live="polite" className="basis-full text-sm text-ink-soft empty:hidden">
				{params.has(param) && children}
			</p>
		</form>
	);
}
