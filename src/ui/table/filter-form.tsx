import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { m } from "../../paraglide/messages.js";
import { useFoldedFilters } from "./use-folded-filters.tsx";

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
	target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const isTyped = (target: unknown) => target instanceof HTMLInputElement && target.type === "text";

/**
 * Filters in the URL. A selected value searches at once, a typed one with Enter. The fields follow the URL, for
 * example after Back, and keep the focus; a text that is being typed stays.
 */
export function FilterForm({ className, children }: { className: string; children: ReactNode }) {
	const [params] = useSearchParams();
	const submit = useSubmit();
	const form = useRef<HTMLFormElement>(null);
	const { button, folded } = useFoldedFilters();
	useEffect(() => {
		for (const field of form.current?.elements ?? []) {
			if (!isField(field) || field.name === "") continue;
			if (isTyped(field) && field === document.activeElement) continue;
			field.value = params.get(field.name) ?? "";
		}
	}, [params]);
	const search = (fields: HTMLFormElement) => {
		const given = [...new FormData(fields)].filter(([, value]) => value !== "");
		void submit(new URLSearchParams(given as [string, string][]), { replace: true });
	};
	return (
		<>
			{button}
			<Form
				ref={form}
				id={folded.id}
				className={`${className} ${folded.className}`}
				onChange={({ target, currentTarget }) => {
					if (!isTyped(target)) search(currentTarget);
				}}
				onSubmit={(event) => {
					event.preventDefault();
					search(event.currentTarget);
				}}
			>
				{children}
				<button type="submit" className="sr-only">
					{m["ui.filter_apply"]()}
				</button>
			</Form>
		</>
	);
}
