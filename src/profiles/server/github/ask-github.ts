import * as z from "zod/mini";
import { askOutside, jsonOf } from "../../../platform/server/http/ask-outside.ts";
import { repositoriesShown } from "../../profile.ts";
import { type Repository, repository } from "../../profiles.contract.ts";

/** How long GitHub is waited for, in milliseconds. */
const answerTime = 3_000;
/** The largest answer that is read, in bytes; five repositories take a twentieth of it. */
const largestAnswer = 512 * 1024;

/** Where GitHub is asked, and with which token; without one it answers few questions of one address. */
export type GithubService = { base: string; token: string | undefined };

/**
 * Null repositories: GitHub knows nobody of this name. "limited": we asked too often and are to leave off for a while.
 * "refused": it does not take our token. "away": whatever else came is no answer.
 */
export type GithubAnswer = { repositories: Repository[] | null } | "limited" | "refused" | "away";

/** What is shown of a repository, a link to a web page first of all: it will stand on a page of ours. */
const answer = z.array(
	z.extend(repository, {
		id: z.int(),
		name: z.string().check(z.maxLength(200)),
		html_url: z.url({ protocol: /^https?$/ }).check(z.maxLength(500)),
		description: z.nullable(z.string().check(z.maxLength(5_000))),
	}),
);

/** Asks GitHub, or what stands at its address, for the newest public repositories of a name that GitHub's names can have. */
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
		// GitHub answers nobody without one.
		"user-agent": "nukkad",
		...(token !== undefined && { authorization: `Bearer ${token}` }),
	};
	const timeoutMs = { timeout: answerTime, largest: largestAnswer };
	const outcome = await askOutside(`${url}?${query}`, { headers }, timeoutMs);
	if (outcome.broke !== null) return "away";
	if (outcome.status === 404) return { repositories: null };
	if (outcome.status === 403 || outcome.status === 429) return "limited";
	if (outcome.status === 401) return "refused";
	const read = outcome.status === 200 ? answer.safeParse(jsonOf(outcome)) : undefined;
	return read?.success ? { repositories: read.data.slice(0, repositoriesShown) } : "away";
}
