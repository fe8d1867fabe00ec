import { useCallback, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import { TryAgain } from "../../ui/feedback/try-again.tsx";
import type { ProfilesApi, Repository } from "../profiles.contract.ts";
import { OutsideLink } from "./outside-link.tsx";
import { ProfilePart } from "./profile-part.tsx";

const call = apiOf<ProfilesApi>();

/** Returns the server's message if GitHub does not know the name. */
async function readRepositories(username: string): Promise<Repository[] | string> {
	try {
		return await call("GET /api/profile/github/:username", { params: { username } });
	} catch (failure) {
		if (failure instanceof ApiFailure && failure.status === 404) return failure.message;
		throw failure;
	}
}

function RepositoryLine({ repository }: { repository: Repository }) {
	const { name, html_url: href, description, stargazers_count: stars, forks_count: forks } = repository;
	return (
		<li className="border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
			<OutsideLink href={href}>{name}</OutsideLink>
			{description !== null && <p className="text-ink-soft [overflow-wrap:anywhere]">{description}</p>}
			<p className="text-sm text-ink-faint tabular-nums">
				{m["profiles.view.stars"]({ count: stars })} · {m["profiles.view.forks"]({ count: forks })}
			</p>
		</li>
	);
}

function Repositories({ found }: { found: Repository[] | string }) {
	if (typeof found === "string") return <p className="text-ink-soft">{found}</p>;
	if (found.length === 0) return <p className="text-ink-soft">{m["profiles.view.repositories_none"]()}</p>;
	return (
		<ul>
			{found.map((repository) => (
				<RepositoryLine key={repository.id} repository={repository} />
			))}
		</ul>
	);
}

/** The person's newest repositories. They load after the page, which does not depend on them. */
export function RepositoryList({ username }: { username: string }) {
	const [found, setFound] = useState<Repository[] | string | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const read = await readRepositories(username);
			if (isWanted()) setFound(read);
		},
		[username],
	);
	const { hasFailed, retry } = useLoading(load);
	return (
		<ProfilePart id="repositories" title={m["profiles.view.repositories"]()}>
			{found !== null && <Repositories found={found} />}
			{found === null && hasFailed && (
				<>
					<p className="text-ink-soft">{m["profiles.view.repositories_failed"]()}</p>
					<TryAgain busy={false} onTry={retry} className="justify-self-start" />
				</>
			)}
			{found === null && !hasFailed && (
				<Skeleton className="grid gap-3 noscript:hidden">
					{[0, 1].map((place) => (
						<div key={place}>
							<SkeletonLine shape="title" />
							<SkeletonLine shape="short" />
						</div>
					))}
				</Skeleton>
			)}
		</ProfilePart>
	);
}
