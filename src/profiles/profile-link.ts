import type { SocialNetwork } from "./profile.ts";

/** The maximum length of a link in its stored form. */
export const linkLettersAtMost = 500;

/** The hosts of each network; their subdomains belong to it too. */
const hostsOf: Record<SocialNetwork, readonly string[]> = {
	twitter: ["twitter.com", "x.com"],
	facebook: ["facebook.com", "fb.com", "fb.me"],
	linkedin: ["linkedin.com", "lnkd.in"],
	youtube: ["youtube.com", "youtu.be"],
	instagram: ["instagram.com", "instagr.am"],
};

/** The fault of a link: it leads to no web page, it leads to another network, or it is too long. */
export type LinkFault = "no_link" | "other_network" | "too_long";

/** Matches "javascript:" but not "facebook.com:443", because a scheme here contains no dot. */
const anyScheme = /^[a-z][a-z0-9+-]*:/i;
const webScheme = /^https?:\/\//i;
/** Host names with a dot whose last part is no number, so neither local machines nor IP addresses. */
const publicHost = /^(?:[^.]+\.)+[^.]*[a-z][^.]*$/;

const isBelow = (host: string, one: string) => host === one || host.endsWith(`.${one}`);

function parse(typed: string): URL | null {
	if (anyScheme.test(typed) && !webScheme.test(typed)) return null;
	return URL.parse(webScheme.test(typed) ? typed : `https://${typed}`);
}

/**
 * Reads a link as typed, with or without "https://", and checks that it leads to `network` if one is given. A user name
 * or password in front of the host is refused: "google.com@evil.example" is meant to be misread.
 */
export function readLink(
	typed: string,
	network: SocialNetwork | null = null,
): { link: string } | { fault: LinkFault } {
	const url = parse(typed.trim());
	if (url === null || url.username !== "" || url.password !== "" || !publicHost.test(url.hostname))
		return { fault: "no_link" };
	if (network !== null && !hostsOf[network].some((host) => isBelow(url.hostname, host)))
		return { fault: "other_network" };
	return url.href.length > linkLettersAtMost ? { fault: "too_long" } : { link: url.href };
}
