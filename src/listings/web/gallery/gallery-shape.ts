type Sized = { width: number; height: number };

/** The number of rows in a square tile. */
const rowsOfSquare = 6;

/**
 * The lowest and the highest tile, in rows: panoramas do not become strips, and tall pictures do not fill the screen.
 */
const lowest = 3;
const highest = 10;

/**
 * The height of a picture's tile in the masonry, in sixths of its width. The server does not know how wide the page
 * will be, so heights are a number of rows, and the browser crops the small remainder.
 */
export function tileRows({ width, height }: Sized): number {
	if (width <= 0 || height <= 0) return rowsOfSquare;
	return Math.min(highest, Math.max(lowest, Math.round((rowsOfSquare * height) / width)));
}

/** From this many pictures on, wide screens show an even grid instead of the masonry. */
export const gridFrom = 6;

/** The columns of the even grid, chosen to leave as few pictures as possible in the last row. */
export function gridColumns(count: number): 3 | 4 | 5 {
	if (count % 5 === 0) return 5;
	return count % 3 === 0 ? 3 : 4;
}
