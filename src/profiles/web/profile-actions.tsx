import { m } from "../../paraglide/messages.js";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Section } from "../../ui/layout/page.tsx";
import { profileAddress } from "../profile-addresses.ts";
import { OwnerLinks } from "./owner-links.tsx";

/** Links from the account to the public profile: to edit it and to view it. */
export function ProfileActions({ userId }: { userId: string }) {
	return (
		<Section id="profile" title={m["profiles.actions.title"]()} lead={m["profiles.actions.lead"]()}>
			<OwnerLinks>
				<ButtonLink to={profileAddress(userId)} icon="eye">
					{m["profiles.actions.view"]()}
				</ButtonLink>
			</OwnerLinks>
		</Section>
	);
}
