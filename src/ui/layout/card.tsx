import type { ComponentProps, ElementType, HTMLAttributes } from "react";

type CardProps = HTMLAttributes<HTMLElement> & {
	as?: "div" | "li" | "section" | "article" | "aside";
	/** Without padding, for a card that begins with a picture. */
	flush?: boolean;
	/** Lifts under the pointer: for cards that are links. */
	lifts?: boolean;
};

/** The white card for items of a list or next to a form. */
export function Card({ as = "div", flush = false, lifts = false, className = "", ...rest }: CardProps) {
	const Element: ElementType<HTMLAttributes<HTMLElement>> = as;
	return (
		<Element
			{...rest}
			className={`rounded-lg border border-line bg-surface shadow-rest ${flush ? "overflow-hidden" : "p-4 desk:p-5"} ${lifts ? "transition-shadow duration-(--duration-quick) hover:shadow-lift" : ""} ${className}`}
		/>
	);
}

/** A grid of cards: one column on a phone, two from 768 px, three on desktops unless `two`. */
export function CardGrid({ two = false, className = "", ...rest }: ComponentProps<"ul"> & { two?: boolean }) {
	return (
		<ul
			{...rest}
			className={`grid gap-3 md:grid-cols-2 md:gap-4 desk:gap-5 ${two ? "" : "desk:grid-cols-3"} ${className}`}
		/>
	);
}
