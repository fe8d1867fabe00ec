import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/form/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { profilePaths } from "../profile-addresses.ts";

type NoProfileProps = {
	isOwn: boolean;
	heading: "h1" | "h2";
};

/** Shown for a person without a profile. */
export function NoProfile({ isOwn, heading }: NoProfileProps) {
	if (!isOwn) return <EmptyState heading={heading} title={m["profiles.error.none"]()} />;
	return (
		<EmptyState
			heading={heading}
			title={m["profiles.error.none_own"]()}
			action={
				<ButtonLink to={profilePaths.edit} variant="now" size="lg">
					{m["profiles.none.create"]()}
				</ButtonLink>
			}
		/>
	);
}
