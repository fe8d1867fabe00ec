import type { ComponentProps } from "react";

const width = {
	page: "max-w-[calc(75rem+2*var(--space-gutter))]",
	read: "max-w-[calc(42rem+2*var(--space-gutter))]",
};

type WidthProps = ComponentProps<"div"> & {
	/** For running text and forms of one column. */
	narrow?: boolean;
};

/** The page's width: at most 1200 px (or 672) between its gutters. For bands across the page, as on the home page. */
export function Wrap({ narrow = false, className = "", ...rest }: WidthProps) {
	return (
		<div
			{...rest}
			className={`mx-auto w-full px-(--space-gutter) ${narrow ? width.read : width.page} ${className}`}
		/>
	);
}

/** A whole page: its width, its padding and an even distance between its parts. */
export function Page({ className = "", ...rest }: WidthProps) {
	return (
		<Wrap
			{...rest}
			className={`grid content-start gap-6 pt-5 pb-12 *:min-w-0 desk:pt-6 desk:pb-18 ${className}`}
		/>
	);
}

type HeadingProps = {
	title: React.ReactNode;
	/** One line below the title. */
	lead?: React.ReactNode;
	/** Actions on the whole page, at the end of the row. */
	actions?: React.ReactNode;
};

/** The page's title row. */
export function PageHead({ title, lead, actions }: HeadingProps) {
	return (
		<header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<h1 className="text-2xl tracking-[-0.01em] desk:text-3xl desk:tracking-[-0.015em]">{title}</h1>
				{lead && <p className="text-ink-soft">{lead}</p>}
			</div>
			{actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
		</header>
	);
}

type SectionProps = HeadingProps & { id: string; className?: string; children: React.ReactNode };

/** A section of a page with its heading; `id` is the heading's. */
export function Section({ title, lead, actions, id, className = "", children }: SectionProps) {
	return (
		<section aria-labelledby={id} className={`grid content-start gap-4 *:min-w-0 ${className}`}>
			<header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
				<div className="min-w-0">
					<h2 id={id} className="text-xl desk:text-2xl">
						{title}
					</h2>
					{lead && <p className="text-ink-soft">{lead}</p>}
				</div>
				{actions}
			</header>
			{children}
		</section>
	);
}
