import type { ProfileAnswer } from "./profiles.contract.ts";
import { type SocialNetwork, socialNetworks } from "./profile.ts";

/** One way to where a person is found elsewhere. */
export type ProfileLink = { kind: SocialNetwork | "website" | "github"; href: string };

/** Only what a browser can do no harm with: a link that somebody typed may begin with anything. */
const isWebLink = (href: string) => /^https?:\/\//i.test(href);

/** Where else a person is found, in a fixed order: the own site first, GitHub last. */
export function profileLinks({
	website,
	social,
	githubusername,
}: Pick<ProfileAnswer, "website" | "social" | "githubusername">): ProfileLink[] {
	const links: ProfileLink[] = [
		{ kind: "website", href: website },
		...socialNetworks.map((kind) => ({ kind, href: social[kind] })),
		{ kind: "github", href: githubusername && `https://github.com/${encodeURIComponent(githubusername)}` },
	];
	return links.filter(({ href }) => isWebLink(href));
}

/** A link as it is read aloud: without what every link begins with, and without the stroke at its end. */
export function linkInWords(href: string): string {
	return href.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
