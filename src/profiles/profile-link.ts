import type { SocialNetwork } from "./profile.ts";

/** Letters of a link at most, as it is kept. */
export const linkLettersAtMost = 500;

/** Whose pages are a network's: these hosts and all below them. */
const hostsOf: Record<SocialNetwork, readonly string[]> = {
	twitter: ["twitter.com", "x.com"],
	facebook: ["facebook.com", "fb.com", "fb.me"],
	linkedin: ["linkedin.com", "lnkd.in"],
	youtube: ["youtube.com", "youtu.be"],
	instagram: ["instagram.com", "instagr.am"],
};

/** What is wrong with a link: it is none to a web page, it leads to another network, or it is too long. */
export type LinkFault = "no_link" | "other_network" | "too_long";

/** "facebook.com:443" begins with no scheme, "javascript:" does. */
const anyScheme = /^[a-z][a-z0-9+-]*:/i;
const webScheme = /^https?:\/\//i;
/** Names with a dot whose last part is no number: neither a machine at home nor a bare internet address. */
const publicHost = /^(?:[^.]+\.)+[^.]*[a-z][^.]*$/;

const isBelow = (host: string, one: string) => host === one || host.endsWith(`.${one}`);

function parse(typed: string): URL | null {
	if (anyScheme.test(typed) && !webScheme.test(typed)) return null;
	return URL.parse(webScheme.test(typed) ? typed : `https://${typed}`);
}

/**
 * Reads a link as it was typed, with or without "https://" in front, to a page of this network where one is named. A
 * name or password in front of the host is refused: "google.com@evil.example" is meant to be misread.
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
