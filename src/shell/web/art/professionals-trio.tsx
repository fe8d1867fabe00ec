import { Fill, Line } from "./brush.tsx";
import { Person, Pot } from "./people.tsx";

/** Three who do the work: an electrician, a plumber and a cook. Decoration of the banner for professionals. */
export function ProfessionalsTrio({ className = "h-40 w-full desk:h-60" }: { className?: string }) {
	return (
		<svg
			className={className}
			viewBox="0 0 320 190"
			preserveAspectRatio="xMidYMax meet"
			aria-hidden="true"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<Line d="M172 100h0" colour="hill-3" width={168} />
			<g transform="translate(92 188) scale(1.55)">
				<Person pose="hold" wears="helmet" shirt="roof" />
				<Fill d="M-7-40H7q3 0 3 3v8q0 3-3 3H-7q-3 0-3-3v-8q0-3 3-3z" colour="marigold" />
			</g>
			<g transform="translate(172 190) scale(1.62)">
				<Person pose="down" wears="cap" shirt="marigold" skin="skin-2" />
				<Line d="M14-34 20-16" colour="metal" width={5} />
				<Line d="M17-14a5 5 0 1 0 7-1" colour="metal" width={4} />
			</g>
			<g transform="translate(252 189) scale(1.55)">
				<Person pose="hold" wears="chef" shirt="cloth" apron="roof" />
				<g transform="translate(0 -34) scale(.42)">
					<Pot />
				</g>
			</g>
		</svg>
	);
}
