type Sized = { width: number; height: number };

/** Of how many rows a tile as high as it is wide consists. */
const rowsOfSquare = 6;

/** The lowest and the highest tile, in rows: a panorama is not cut to a strip, a tower does not fill the screen. */
const lowest = 3;
const highest = 10;

/**
 * How high a picture's tile is in the masonry, in sixths of its width. The page is written before anybody knows how
 * wide it will be, so every height is a number of rows, and the browser cuts what little is left over.
 */
export function tileRows({ width, height }: Sized): number {
	if (width <= 0 || height <= 0) return rowsOfSquare;
	return Math.min(highest, Math.max(lowest, Math.round((rowsOfSquare * height) / width)));
}

/** From this many pictures on, wide screens show an even grid instead of the masonry. */
export const gridFrom = 6;

/** The columns of the even grid: as few pictures as can be stand alone in the last row. */
export function gridColumns(count: number): 3 | 4 | 5 {
	if (count % 5 === 0) return 5;
	return count % 3 === 0 ? 3 : 4;
}
