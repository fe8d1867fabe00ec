import type { ProfileAnswer } from "./profiles.contract.ts";
import { type SocialNetwork, socialNetworks } from "./profile.ts";

/** A link to a person's page on another site. */
export type ProfileLink = { kind: SocialNetwork | "website" | "github"; href: string };

/** Only web links, which a browser can open safely: a typed link can begin with anything. */
const isWebLink = (href: string) => /^https?:\/\//i.test(href);

/** The person's pages on other sites in a fixed order: the own site first, GitHub last. */
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

/** A link as shown: without "https://", "www." and the slash at its end. */
export function linkInWords(href: string): string {
	return href.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
