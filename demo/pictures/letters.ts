import { at, type Colour, type Drawing, line } from "./shapes.ts";
import type { Variation } from "./variation.ts";

/**
 * Sign painter's capitals, six units high, drawn as strokes from the top left corner: a picture file has no font to
 * rely on. Each letter is [path, width].
 */
const capitals: Readonly<Record<string, readonly [string, number]>> = {
	A: ["m0 6 2-6 2 6m-3.3-2h2.6", 4],
	B: ["v6h2.2q1.6 0 1.6-1.5t-1.6-1.5h-2.2h2q1.4 0 1.4-1.5t-1.4-1.5z", 4],
	C: ["m4 1q-.6-1-1.8-1q-2.2 0-2.2 3t2.2 3q1.2 0 1.8-1", 4],
	D: ["v6h1.6q2.4 0 2.4-3t-2.4-3z", 4],
	E: ["m3.6 0h-3.6v6h3.6m-3.6-3h3", 3.6],
	F: ["m3.6 0h-3.6v6m0-3h3", 3.6],
	G: ["m4 1q-.6-1-1.8-1q-2.2 0-2.2 3t2.2 3q1.8 0 1.8-1.6v-1h-1.6", 4],
	H: ["v6m4-6v6m-4-3h4", 4],
	I: ["v6", 0],
	J: ["m3 0v4.4q0 1.6-1.5 1.6t-1.5-1.4", 3],
	K: ["v6m4-6-4 3.6m1.4-1 2.6 3.4", 4],
	L: ["v6h3.4", 3.4],
	M: ["m0 6v-6l2.4 3.6 2.4-3.6v6", 4.8],
	N: ["m0 6v-6l4 6v-6", 4],
	O: ["m2.1 0q2.1 0 2.1 3t-2.1 3-2.1-3 2.1-3z", 4.2],
	P: ["m0 6v-6h2.2q1.8 0 1.8 1.7t-1.8 1.7h-2.2", 4],
	R: ["m0 6v-6h2.2q1.8 0 1.8 1.6t-1.8 1.6h-2.2m2 0 2 2.8", 4],
	S: ["m3.8.9q-.6-.9-1.8-.9q-1.8 0-1.8 1.5t1.8 1.5 1.8 1.5-1.8 1.5q-1.3 0-2-1", 4],
	T: ["h4m-2 0v6", 4],
	U: ["v4q0 2 2 2t2-2v-4", 4],
	V: ["l2 6 2-6", 4],
	W: ["l1.4 6 1.4-5 1.4 5 1.4-6", 5.6],
	X: ["l4 6m0-6-4 6", 4],
	Y: ["l2 3 2-3m-2 3v3", 4],
	Z: ["h4l-4 6h4", 4],
	" ": ["", 2],
};

/** A word for a shop's sign, centred on a point; `height` is that of a capital. */
export function letters(
	vary: Variation,
	word: string,
	x: number,
	middle: number,
	height: number,
	colour: Colour,
): Drawing {
	let reach = 0;
	const placed: [string, number][] = [];
	for (const character of word) {
		const [path, width] = capitals[character] ?? ["", 0];
		placed.push([path, reach]);
		reach += width + 2;
	}
	const start = -(reach - 2) / 2;
	const strokes = placed.map(([path, offset]) => (path ? `M${start + offset} -3${path}` : "")).join("");
	const size = height / 6;
	return at(x, middle, [vary.isMirrored ? -size : size, size], line(strokes, colour, 1.2));
}
