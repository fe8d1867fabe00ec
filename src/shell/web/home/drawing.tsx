import drawings from "../../../brand/drawings.svg";

/** The drawings of `drawings.svg`, with the brand's shop sign, and the part of each that is always visible. */
const viewBoxes = {
	"home-street": "0 0 1440 264",
	"professionals-trio": "0 0 320 190",
	"not-found": "0 0 320 200",
};

type DrawingProps = {
	name: keyof typeof viewBoxes;
	className: string;
	preserveAspectRatio?: string;
};

/**
 * A decorative drawing. Its colours are design tokens, so it follows the theme; its shapes are a cached file
 * outside of the page's HTML and JavaScript.
 */
export function Drawing({ name, ...props }: DrawingProps) {
	return (
		<svg viewBox={viewBoxes[name]} aria-hidden="true" {...props}>
			<use href={`${drawings}#${name}`} />
		</svg>
	);
}
