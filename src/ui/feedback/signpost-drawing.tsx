/** The drawing of an empty list: a signpost. */
export function SignpostDrawing() {
	return (
		<svg className="w-40" viewBox="0 0 200 120" aria-hidden="true">
			<rect className="fill-line" y="104" width="200" height="4" rx="2" />
			<rect className="fill-art-wood-2" x="92" y="18" width="6" height="88" rx="3" />
			<path className="fill-art-roof" d="M98 24h62l12 11-12 11H98z" />
			<path className="fill-art-marigold" d="M92 54H38L26 65l12 11h54z" />
			<circle className="fill-art-sun" cx="95" cy="14" r="7" />
			<path className="fill-art-hill-2" d="M20 104q2-14 10-14t10 14zM160 104q2-20 12-20t12 20z" />
		</svg>
	);
}
