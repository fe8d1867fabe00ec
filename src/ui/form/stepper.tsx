import { Link, type LinkProps } from "react-router";
import { m } from "../../paraglide/messages.js";

export type Step = {
	label: string;
	/** Where a completed step links to; later steps have no link. */ to?: LinkProps["to"];
};

function bar(place: number, current: number): string {
	if (place < current) return "before:bg-act";
	if (place > current) return "text-ink-faint before:bg-neutral-tint";
	return "font-strong text-act-ink before:bg-linear-to-r before:from-act before:from-50% before:to-act-tint before:to-50%";
}

/**
 * A form's steps with their names; `current` counts from 0. Completed steps link back, the current one is half
 * full.
 */
export function Stepper({ steps, current }: { steps: Step[]; current: number }) {
	return (
		<nav aria-label={m["ui.progress"]()} className="grid gap-2">
			<p className="text-sm text-ink-soft desk:hidden">
				{m["ui.step"]({ step: current + 1, steps: steps.length })}
			</p>
			<ol className="flex flex-wrap gap-1.5 *:flex-[1_0_3.75rem] desk:gap-3">
				{steps.map((step, place) => (
					<li
						key={step.label}
						aria-current={place === current ? "step" : undefined}
						className={`grid content-start gap-1.5 text-sm before:h-1.5 before:rounded-full desk:text-base ${bar(place, current)}`}
					>
						{place < current && step.to !== undefined ? (
							<Link
								to={step.to}
								className="relative no-underline after:absolute after:-inset-y-3.5 after:inset-x-0 hover:underline"
							>
								{step.label}
							</Link>
						) : (
							step.label
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
