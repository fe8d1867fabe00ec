import type { ComponentProps } from "react";

/** The painted shop board: at most one a page, for its main message. Only `board` buttons go on it. */
export function Board({ className = "", children, ...rest }: ComponentProps<"section">) {
	return (
		<section
			{...rest}
			className={`relative rounded-lg bg-board px-5 py-6 text-on-board [--color-focus:var(--color-on-board)] after:pointer-events-none after:absolute after:inset-2 after:rounded-[0.625rem] after:border after:border-board-line desk:p-8 ${className}`}
		>
			{children}
		</section>
	);
}
