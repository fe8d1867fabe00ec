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
