import { brandName } from "../../../brand/brand.ts";
import { iconSprite } from "../../../brand/icon-sprite.ts";
import { mark, secondWordmark, wordmark } from "../../../brand/logo.ts";

/**
 * The brand's mark and name and, on desktops, its name in a second script. Drawn names need no font. Drawings are in
 * the sprite, so that pages and scripts do not carry them. The name takes the text colour; on a board, the mark has
 * its own background.
 */
export function Logo() {
	return (
		<span className="inline-flex min-w-0 items-center gap-2.5">
			<svg
				className="size-8 shrink-0 [--color-mark:var(--color-board)] in-[.bg-board]:[--color-mark:var(--color-primary-600)] desk:size-9"
				viewBox={mark.viewBox}
				aria-hidden="true"
			>
				<use href={`${iconSprite}#mark`} />
			</svg>
			{wordmark === null ? (
				<span className="line-clamp-2 min-w-0 text-base leading-5 font-strong [overflow-wrap:anywhere] desk:text-xl desk:leading-6">
					{brandName}
				</span>
			) : (
				<>
					<span className="sr-only">{brandName}</span>
					<svg
						className="h-5 w-auto shrink-0 overflow-visible fill-current desk:h-5.5"
						viewBox={wordmark.viewBox}
						aria-hidden="true"
					>
						<use href={`${iconSprite}#wordmark`} />
					</svg>
				</>
			)}
			{secondWordmark !== null && (
				<svg
					className="hidden h-5 w-auto overflow-visible fill-ink-faint in-[.bg-board]:fill-on-board-soft desk:block"
					viewBox={secondWordmark.viewBox}
					aria-hidden="true"
				>
					<use href={`${iconSprite}#second-wordmark`} />
				</svg>
			)}
		</span>
	);
}
