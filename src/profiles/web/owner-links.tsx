import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/button.tsx";
import { profileWays } from "../profile-addresses.ts";

/** What the owner does with a profile; `children` are further links. */
export function OwnerLinks({ children }: { children?: React.ReactNode }) {
	return (
		<nav aria-label={m["profiles.actions.title"]()} className="flex flex-wrap gap-2">
			<ButtonLink to={profileWays.edit} variant="act" icon="pencil">
				{m["profiles.actions.edit"]()}
			</ButtonLink>
			<ButtonLink to={profileWays.addExperience} icon="plus">
				{m["profiles.actions.add_experience"]()}
			</ButtonLink>
			<ButtonLink to={profileWays.addEducation} icon="plus">
				{m["profiles.actions.add_education"]()}
			</ButtonLink>
			{children}
		</nav>
	);
}
