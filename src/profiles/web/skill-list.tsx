import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Longer lists start collapsed: on a phone they would push everything else out of sight. */
const unfoldedAtMost = 15;

/** A person's skills. The list expands and collapses without JavaScript. */
export function SkillList({ skills }: { skills: string[] }) {
	return (
		<Card as="section" aria-labelledby="skills">
			<details open={skills.length <= unfoldedAtMost} className="group">
				<summary className="-my-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
					<h2 id="skills" className="text-lg">
						{m["profiles.view.skills"]()}{" "}
						<span className="font-normal text-ink-faint tabular-nums">{skills.length}</span>
					</h2>
					<Icon name="chevron-down" className="text-ink-soft group-open:rotate-180" />
				</summary>
				<ul className="mt-3 flex flex-wrap gap-2">
					{skills.map((skill) => (
						<li key={skill} className="max-w-full">
							<Badge className="[overflow-wrap:anywhere]">{skill}</Badge>
						</li>
					))}
				</ul>
			</details>
		</Card>
	);
}
