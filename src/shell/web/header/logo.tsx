import { iconSprite } from "../../../ui/icon-sprite.ts";

/** The text of the drawn names; an operator with another name replaces them too (scripts/icon-sprite.ts). */
const name = "Nukkad";

/**
 * The mark, the name and, on desktops, the name in Devanagari. The names are drawn, so they need no font, and are in the
 * sprite, so that pages and scripts do not carry them. The name takes the text colour; on a board, the mark has its own
 * background.
 */
export function Logo() {
	return (
		<span className="inline-flex items-center gap-2.5">
			<svg className="size-8 desk:size-9" viewBox="0 0 36 36" aria-hidden="true">
				<rect className="fill-board in-[.bg-board]:fill-peacock-600" width="36" height="36" rx="10" />
				<path
					d="M10.5 26.5v-16l15 16V17"
					fill="none"
					stroke="#fff"
					strokeWidth="3.6"
					strokeLinejoin="round"
					strokeLinecap="round"
				/>
				<circle cx="25.5" cy="10" r="3.2" fill="var(--color-marigold-400)" />
			</svg>
			<span className="sr-only">{name}</span>
			<svg
				className="h-5 w-auto overflow-visible fill-current desk:h-5.5"
				viewBox="0 -300 1354 300"
				aria-hidden="true"
			>
				<use href={`${iconSprite}#nukkad`} />
			</svg>
			<svg
				className="hidden h-5 w-auto overflow-visible fill-ink-faint in-[.bg-board]:fill-on-board-soft desk:block"
				viewBox="0 -340 1028 420"
				aria-hidden="true"
			>
				<use href={`${iconSprite}#nukkad-devanagari`} />
			</svg>
		</span>
	);
}
