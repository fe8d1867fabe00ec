import { m } from "../../paraglide/messages.js";
import { Section } from "../../ui/layout/page.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { profileAddress } from "../profile-addresses.ts";
import { OwnerLinks } from "./owner-links.tsx";

/** Links from the account to the public profile: to edit it and to view it. */
export function ProfileActions({ userId }: { userId: string }) {
	return (
		<Section id="profile" title={m["profiles.actions.title"]()} lead={m["profiles.actions.lead"]()}>
			<OwnerLinks />
			<p>
				<TextLink to={profileAddress(userId)} className="-my-2.5 inline-block py-2.5">
					{m["profiles.actions.view"]()}
				</TextLink>
			</p>
		</Section>
	);
}
