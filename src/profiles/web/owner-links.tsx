import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/form/button.tsx";
import { profilePaths } from "../profile-addresses.ts";

/** The owner's actions on a profile; `children` are further links. */
export function OwnerLinks({ children }: { children?: React.ReactNode }) {
	return (
		<nav aria-label={m["profiles.actions.title"]()} className="flex flex-wrap gap-2">
			<ButtonLink to={profilePaths.edit} variant="act" icon="pencil">
				{m["profiles.actions.edit"]()}
			</ButtonLink>
			<ButtonLink to={profilePaths.addExperience} icon="plus">
				{m["profiles.actions.add_experience"]()}
			</ButtonLink>
			<ButtonLink to={profilePaths.addEducation} icon="plus">
				{m["profiles.actions.add_education"]()}
			</ButtonLink>
			{children}
		</nav>
	);
}
