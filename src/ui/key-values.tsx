export type KeyValue = { key: string; value: React.ReactNode };

/** Names and their values in two columns; with `apart`, the values stand at the right edge, as in a sum. */
export function KeyValues({ items, apart = false }: { items: KeyValue[]; apart?: boolean }) {
	return (
		<dl className="grid gap-1.5">
			{items.map((item) => (
				<div
					key={item.key}
					className={`grid gap-3 ${apart ? "grid-cols-[1fr_auto] text-right" : "grid-cols-[9rem_1fr] desk:grid-cols-[11rem_1fr]"}`}
				>
					<dt className="text-left text-ink-faint">{item.key}</dt>
					<dd className="min-w-0 tabular-nums [overflow-wrap:anywhere]">{item.value}</dd>
				</div>
			))}
		</dl>
	);
}

/** Figures that answer at a glance, each a small card: two abreast on a phone, four from 768. */
export function Stats({ items }: { items: (KeyValue & { below?: React.ReactNode })[] }) {
	return (
		<dl className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
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
