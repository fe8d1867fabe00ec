import { encode } from "uqr";

/**
 * A QR code as a picture of squares. It is dark on white in every theme, because cameras need that. Import it on demand
 * only, so that its code is a chunk of its own.
 */
export default function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 2 });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<figure aria-label={label}>
			<svg aria-hidden="true" width="220" height="220" viewBox={`0 0 ${size} ${size}`}>
				<path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
				<path fill="#000" shapeRendering="crispEdges" d={squares.join("")} />
			</svg>
		</figure>
	);
}
