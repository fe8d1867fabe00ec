import * as z from "zod/mini";
import { askOutside, jsonOf } from "../../../platform/server/http/ask-outside.ts";
import { repositoriesShown } from "../../profile.ts";
import { type Repository, repository } from "../../profiles.contract.ts";

/** How long to wait for an answer, in milliseconds. */
const timeoutMs = 3_000;
/** The largest answer that is read, in bytes. Five repositories need about a twentieth of it. */
const maxBytes = 512 * 1024;

/** The address of the GitHub API, and the token. Without a token the rate limit per address is low. */
export type GithubService = { base: string; token: string | undefined };

/**
 * Null repositories: GitHub does not know the name. "limited": the rate limit is reached. "refused": the token is not
 * valid. "away": no usable answer.
 */
export type GithubAnswer = { repositories: Repository[] | null } | "limited" | "refused" | "away";

/** The fields shown of a repository. Links must lead to web pages, because they are shown on our pages. */
const answer = z.array(
	z.extend(repository, {
		id: z.int(),
		name: z.string().check(z.maxLength(200)),
		html_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(500)),
		description: z.nullable(z.string().check(z.maxLength(5_000))),
	}),
);

/** Reads the newest public repositories of a valid GitHub user name. */
export async function askGithub({ base, token }: GithubService, username: string): Promise<GithubAnswer> {
	const url = `${base.replace(/\/+$/, "")}/users/${encodeURIComponent(username)}/repos`;
	const query = new URLSearchParams({
		type: "owner",
		sort: "created",
		direction: "desc",
		per_page: String(repositoriesShown),
	});
	const headers = {
		accept: "application/vnd.github+json",
		"x-github-api-version": "2022-11-28",
		// GitHub requires one.
		"user-agent": "nukkad",
		...(token !== undefined && { authorization: `Bearer ${token}` }),
	};
	const limits = { timeout: timeoutMs, largest: maxBytes };
	const outcome = await askOutside(`${url}?${query}`, { headers }, limits);
	if (outcome.broke !== null) return "away";
	if (outcome.status === 404) return { repositories: null };
	if (outcome.status === 403 || outcome.status === 429) return "limited";
	if (outcome.status === 401) return "refused";
	const read = outcome.status === 200 ? answer.safeParse(jsonOf(outcome)) : undefined;
	return read?.success ? { repositories: read.data.slice(0, repositoriesShown) } : "away";
}
