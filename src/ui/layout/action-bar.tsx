/**
 * A long page's one action on phones, with its price or its count; at the desk the action stands in the page. The
 * site's frame finds it by `data-action-bar` and takes its own bottom bar away, so that the two never stack.
 */
export function ActionBar({ children }: { children: React.ReactNode }) {
	return (
		<div
			data-action-bar
			className="fixed inset-x-0 bottom-0 z-15 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-(--space-gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:[:is(a,button)]:flex-1 desk:hidden"
		>
			{children}
		</div>
	);
}
