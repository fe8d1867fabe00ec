export type KeyValue = { key: string; value: React.ReactNode };

/**
 * Names and their values in two columns, stacked if the text is too large; with `apart`, the values are at the
 * right edge, as in a sum.
 */
export function KeyValues({ items, apart = false }: { items: KeyValue[]; apart?: boolean }) {
	return (
		<dl className="grid gap-1.5">
			{items.map((item) => (
				<div key={item.key} className={`flex flex-wrap gap-x-3 ${apart ? "justify-between text-right" : ""}`}>
					<dt className={`text-left text-ink-faint ${apart ? "" : "basis-36 desk:basis-44"}`}>{item.key}</dt>
					<dd
						className={`min-w-0 tabular-nums [overflow-wrap:anywhere] ${apart ? "ml-auto" : "flex-1 basis-32"}`}
					>
						{item.value}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** Key figures, each in a small card: two columns on a phone, four from 768 px. */
export function Stats({ items }: { items: (KeyValue & { below?: React.ReactNode })[] }) {
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 md:grid-cols-4 md:gap-4">
			{items.map((item) => (
				<div
					key={item.key}
					className="grid min-w-0 content-start gap-1 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere] desk:p-5"
				>
					<dt className="text-ink-soft">{item.key}</dt>
					<dd className="text-2xl font-strong tracking-[-0.01em] tabular-nums desk:text-3xl">{item.value}</dd>
					{item.below && <dd className="text-sm text-ink-faint">{item.below}</dd>}
				</div>
			))}
		</dl>
	);
}
