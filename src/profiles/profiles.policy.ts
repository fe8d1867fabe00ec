import type { Viewer } from "../platform/access.ts";

type Who = Pick<Viewer, "userId"> | null;

/** Everyone can read a profile. Only its owner can change it and sees the referral code and the visits. */
export function isOwnProfile(userId: string, viewer: Who): boolean {
	return viewer?.userId === userId;
}

/** What the viewer may do with the profile; the screens show their links by it. */
export function profileAbilities(userId: string, viewer: Who): { edit: boolean } {
	return { edit: isOwnProfile(userId, viewer) };
}
