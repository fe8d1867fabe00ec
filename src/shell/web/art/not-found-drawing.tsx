import { Fill, Line } from "./brush.tsx";
import { Pine } from "./pine.tsx";

const posts = Array.from({ length: 10 }, (_, post) => `M${14 + post * 32} 158v42`).join("");

/** An empty balcony above the valley, with a cup of tea for whoever lost the way. Decoration. */
export function NotFoundDrawing({ className = "aspect-8/5 w-full rounded-lg" }: { className?: string }) {
	return (
		<svg
			className={className}
			viewBox="0 0 320 200"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<Fill d="M0 0h320v200H0z" colour="sky" />
			<Line d="M228 50h0" colour="sun" width={40} />
			<Fill d="M0 116 54 58l34 32 54-70 58 74 38-34 82 56v68H0z" colour="hill-1" />
			<Fill d="M142 20l26 34-14-4-10 10-14-12-10 6z" colour="cloth" />
			<Fill d="M0 142q80-34 160-14t160-10v82H0z" colour="hill-2" />
			<Fill d="M0 166q80-22 160-6t160-6v46H0z" colour="hill-3" />
			<Pine x={24} y={172} size={1} />
			<Pine x={50} y={178} size={0.8} colour="pine-2" />
			<Pine x={290} y={172} size={1.1} />
			<Line d={posts} colour="wood-2" width={5} isFlush />
			<Fill d="M0 152h320v8H0zM0 190h320v10H0z" colour="wood" />
			<Fill d="M190 130h30v16q0 6-6 6h-18q-6 0-6-6z" colour="cloth" />
			<Line d="M220 136q10 2 0 10" colour="cloth" width={4} />
			<Line d="M200 122q-4-6 0-10t0-10" colour="wall" width={3} />
		</svg>
	);
}
