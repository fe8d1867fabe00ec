/**
 * A long page's one action on phones, with its price or count; on desktops the action is in the page. The site's
 * frame finds it by `data-action-bar` and hides its own bottom bar.
 */
export function ActionBar({ children }: { children: React.ReactNode }) {
	return (
		<div
			data-action-bar
			className="bottom-bar z-15 flex flex-wrap items-center gap-3 px-(--space-gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:[:is(a,button)]:flex-1 desk:hidden"
		>
			{children}
		</div>
	);
}
