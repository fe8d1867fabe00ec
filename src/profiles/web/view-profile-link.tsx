import type { ComponentProps } from "react";
import { apiOf } from "../../platform/web/call-api.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { profileAddress } from "../profile-addresses.ts";
import type { ProfilesApi } from "../profiles.contract.ts";

const call = apiOf<ProfilesApi>();

/** Counts a look at the profile; nobody is told when it fails. */
function countVisit(userId: string): void {
	call("PUT /api/profile/:userId/increment-visit", { params: { userId } }).catch(() => {});
}

/** All that the link takes but where it leads. */
type ToProfile<Props> = Omit<Props, "to" | "onClick"> & { userId: string };

/** A button to a person's profile; pressed, it counts as a visit. */
export function ProfileButtonLink({ userId, ...rest }: ToProfile<ComponentProps<typeof ButtonLink>>) {
	return <ButtonLink {...rest} to={profileAddress(userId)} onClick={() => countVisit(userId)} />;
}

/** A person's name within text, as a way to the profile; pressed, it counts as a visit. */
export function ProfileTextLink({ userId, ...rest }: ToProfile<ComponentProps<typeof TextLink>>) {
	return <TextLink {...rest} to={profileAddress(userId)} onClick={() => countVisit(userId)} />;
}
