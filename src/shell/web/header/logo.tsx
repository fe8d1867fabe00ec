import { iconSprite } from "../../../ui/icon-sprite.ts";

/** The text of the drawn word; an operator with another name replaces both. */
const name = "Nukkad";

const word =
	"M109-256l70 188h2l-2-108v-80h59v256h-84l-71-192h-3l3 111v81h-60v-256zM341-197v116q0 11 3 19 3 8 9 12 7 4 18 4 10 0 17-3 7-4 12-9 5-6 7-13l10 28h-11q-3 14-10 24-8 11-20 17-13 7-33 7-22 0-36-9-14-8-20-25-7-17-7-42v-126zM467-197v197h-60l2-49-3-6v-142zM633 0l-58-85h-16v-36h16l57-76h70l-75 98v-12l78 111zM508 0v-264h61v264zM851 0l-58-85h-16v-36h16l56-76h70l-74 98v-12l77 111zM726 0v-264h60v264zM1050 0l2-49-1-3v-62l-1-8q0-16-9-24-10-8-33-8-19 0-37 5-18 5-34 12l5-48q10-4 22-8 11-4 25-6 15-3 31-3 26 0 43 6 17 6 28 17 10 11 15 27 4 15 4 33v119zM988 5q-30 0-45-15-15-15-15-42v-6q0-29 18-43 18-14 57-19l52-7 4 37-47 7q-14 2-20 7-6 4-6 14v1q0 9 6 15 6 5 19 5 11 0 19-4 8-3 13-8 6-6 8-13l9 25h-10q-3 13-10 23-7 11-19 17-13 6-33 6zM1212 5q-35 0-52-23-18-23-18-67v-24q0-46 18-69 18-23 54-23 17 0 29 6 12 5 19 16 7 11 10 25h16l-14 40q0-13-5-21-4-8-12-13-8-4-19-4-17 0-26 9-9 10-9 30v28q0 19 9 29 9 10 27 10 9 0 16-3 7-4 13-10 5-6 7-13l15 29h-17q-3 14-10 24-7 11-20 17-12 7-31 7zM1273 0l2-50-1-10v-80-8l-1-57v-59h61v264z";

/**
 * The mark, the name and, on desktops, the name in Devanagari. It is drawn, so it needs no font; the Devanagari
 * part is in the sprite because phones do not show it. The name takes the text colour; on a board, the mark has its
 * own background.
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
			<svg className="h-5 w-auto overflow-visible desk:h-5.5" viewBox="0 -300 1354 300" aria-hidden="true">
				<path d={word} fill="currentColor" />
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
