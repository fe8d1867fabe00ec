import type { ArtColour } from "./art-colours.ts";

/** A colour by its role; it is painted later, for a theme or for a light. */
export type Colour = ArtColour;

/** How much something is enlarged: both ways alike, or each way by itself (a minus sign mirrors it). */
type Scale = number | readonly [number, number];

/** A piece of SVG whose `fill` and `stroke` still name roles; `paint.ts` gives them their colours. */
export type Drawing = string;

export function rect(x: number, y: number, width: number, height: number, fill: Colour, radius = 0): Drawing {
	const corner = radius > 0 ? ` rx="${radius}"` : "";
	return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: Colour): Drawing {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: Colour): Drawing {
	return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"/>`;
}

export function shape(path: string, fill: Colour): Drawing {
	return `<path d="${path}" fill="${fill}"/>`;
}

/** An open line with round ends; `butt` for bars that must end flush. */
export function line(path: string, stroke: Colour, width = 3, cap: "round" | "butt" = "round"): Drawing {
	const ends = cap === "butt" ? ' stroke-linecap="butt"' : "";
	return `<path d="${path}" stroke="${stroke}" stroke-width="${width}"${ends}/>`;
}

/**
 * Many dots of one colour in one path, which weighs far less than as many circles. The centres are pairs, or written
 * as in the `points` of SVG: "1,2 3,4".
 */
export function dots(
	centres: string | readonly (readonly [number, number])[],
	radius: number,
	fill: Colour,
): Drawing {
	const points = typeof centres === "string" ? centres.split(" ") : centres.map(([x, y]) => `${x} ${y}`);
	return line(points.map((point) => `M${point}h0`).join(""), fill, radius * 2);
}

/** Moves a drawing to a place, enlarges or mirrors it. */
export function at(x: number, y: number, scale: Scale, ...parts: Drawing[]): Drawing {
	const sizes = typeof scale === "number" ? [scale, scale] : scale;
	const [across, down] = [sizes[0] ?? 1, sizes[1] ?? 1];
	const enlarged =
		across === 1 && down === 1 ? "" : `scale(${across === down ? across : `${across} ${down}`})`;
	const moved = x === 0 && y === 0 ? "" : `translate(${x} ${y})`;
	return moved || enlarged ? `<g transform="${moved}${enlarged}">${parts.join("")}</g>` : parts.join("");
}

/** Turns a drawing, made around the origin, by degrees and moves it to a place. */
export function turned(x: number, y: number, degrees: number, ...parts: Drawing[]): Drawing {
	return `<g transform="translate(${x} ${y})rotate(${degrees})">${parts.join("")}</g>`;
}

/** Lets what is behind shine through: glass, light beams, steam. */
export function sheer(opacity: number, ...parts: Drawing[]): Drawing {
	return `<g opacity="${opacity}">${parts.join("")}</g>`;
}

/** Repeats a part, numbered from 0. */
export function times(count: number, part: (index: number) => string): string {
	return Array.from({ length: count }, (_, index) => part(index)).join("");
}
