import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/form/button.tsx";
import { controlClass } from "../../../ui/form/field.tsx";
import type { BackOfficeApi, FoundRecord } from "../../back-office.contract.ts";

const call = apiOf<BackOfficeApi>();

type Kind = { name: () => string; addressOf: (id: string) => string };

/** The label of each kind of record, and its page. An invoice is shown on the page of its payment. */
const kinds: Record<FoundRecord["kind"], Kind> = {
	person: { name: () => m["back-office.search.person"](), addressOf: (id) => `/people/${id}` },
	listing: { name: () => m["back-office.search.listing"](), addressOf: reviewAddress },
	lead: { name: () => m["back-office.search.lead"](), addressOf: (id) => `/lead/${id}` },
	payment: { name: () => m["back-office.search.payment"](), addressOf: (id) => `/payments/${id}` },
	invoice: { name: () => m["back-office.search.invoice"](), addressOf: (id) => `/payments/${id}` },
};

type ResultsProps = {
	query: string;
	results: FoundRecord[];
	onKeyDown: (event: KeyboardEvent) => void;
};

function Results({ query, results, onKeyDown }: ResultsProps) {
	if (results.length === 0)
		return <p className="p-3 text-ink-soft">{m["back-office.search.nothing"]({ query })}</p>;
	return (
		<ul>
			{results.map(({ kind, _id, title, detail }) => (
				<li key={`${kind} ${_id} ${title}`}>
					<Link
						to={kinds[kind].addressOf(_id)}
						onKeyDown={onKeyDown}
						className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 rounded-md px-3 py-2 text-inherit no-underline hover:bg-act-tint"
					>
						<span className="text-sm text-ink-faint">{kinds[kind].name()}</span>
						<span className="min-w-0 [overflow-wrap:anywhere]">
							<span className="block font-strong">{title}</span>
							<span className="block text-sm text-ink-soft first-letter:uppercase">{detail}</span>
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/**
 * Finds a person, listing, lead, payment or invoice. The query stays out of the URL, because it may be a person's
 * number. Give each page its own key, so that the results disappear when one is followed.
 */
export function StaffSearchBox() {
	const { isBusy, run } = useTask();
	const input = useRef<HTMLInputElement>(null);
	const [query, setQuery] = useState("");
	const [found, setFound] = useState<{ query: string; results: FoundRecord[] } | null>(null);
	const search = (event: SyntheticEvent) => {
		event.preventDefault();
		void run(async () => {
			const { results } = await call("POST /api/work/search", { body: { query } });
			setFound({ query, results });
		});
	};
	const close = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || found === null) return;
		setFound(null);
		input.current?.focus();
	};
	return (
		<search className="relative max-w-xl flex-1">
			<form noValidate onSubmit={search} className="flex gap-2">
				<input
					type="search"
					data-search
					autoComplete="off"
					aria-label={m["back-office.search.label"]()}
					placeholder={m["back-office.search.placeholder"]()}
					value={query}
					onChange={(event) => {
						setQuery(event.target.value);
						setFound(null);
					}}
					ref={input}
					onKeyDown={close}
					className={controlClass}
				/>
				<Button
					type="submit"
					variant="quiet"
					icon="search"
					busy={isBusy}
					aria-label={m["ui.filter_apply"]()}
				/>
			</form>
			<div aria-live="polite">
				{found !== null && (
					<section
						aria-label={m["back-office.search.results"]()}
						className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-lift"
					>
						<Results {...found} onKeyDown={close} />
					</section>
				)}
			</div>
		</search>
	);
}
