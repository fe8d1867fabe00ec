import { Link, type LinkProps } from "react-router";

export type Tab = { label: string; to: LinkProps["to"]; current: boolean; count?: number | string };

/** Views of one page, each with its own URL. The page keeps its scroll position when one is chosen. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	return (
		<nav aria-label={label} className="border-b border-line">
			<ul className="-mb-px flex flex-wrap desk:gap-2">
				{tabs.map((tab) => (
					<li key={tab.label} className="flex-1 md:flex-none">
						<Link
							to={tab.to}
							preventScrollReset
							aria-current={tab.current ? "page" : undefined}
							className="group flex min-h-12 items-center justify-center gap-2 border-y-3 border-transparent px-2 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-act aria-[current=page]:border-b-act aria-[current=page]:font-strong aria-[current=page]:text-act md:px-5"
						>
							{tab.label}
							{tab.count !== undefined && (
								<span className="rounded-full bg-neutral-tint px-2 text-sm leading-5.5 font-strong text-neutral tabular-nums group-aria-[current=page]:bg-act-tint group-aria-[current=page]:text-act-ink">
									{tab.count}
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
