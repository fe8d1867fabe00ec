import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { m } from "../../../paraglide/messages.js";
import { readGithubName } from "../../github-name.ts";
import type { Repository } from "../../profiles.contract.ts";
import { askGithub, type GithubService } from "./ask-github.ts";
import { findAnswer, keepAnswer, type KeptAnswer } from "./github.repository.ts";

const minute = 60_000;
/** An answer this young is not asked for again, in milliseconds. */
const freshFor = 60 * minute;
/** For so long nobody is asked for after GitHub said that we ask too often, or not as ourselves: it bars those who go on. */
const barredFor = 10 * minute;
/** For so long a name is not asked for again that GitHub gave no answer about. */
const awayFor = minute;
/** So many names are asked for at once: whoever tries out names must not make us hammer GitHub. */
const askedAtOnce = 8;
/** So many names are remembered that there was no answer about; the oldest go. */
const rememberedAtMost = 1_000;

type Dependencies = { db: Db; clock: Clock; log: Pick<Log, "warn">; service: GithubService };
export type GitHub = ReturnType<typeof createGitHub>;

/** What GitHub has of people, asked once an hour and kept for all processes. */
export function createGitHub({ db, clock, log, service }: Dependencies) {
	const underWay = new Map<string, Promise<KeptAnswer | undefined>>();
	/** Until when, in milliseconds, a name is not asked for; the oldest entry first. */
	const refusedUntil = new Map<string, number>();
	let barredUntil = 0;

	/**
	 * The newest repositories of a GitHub user. Throws not_found where GitHub knows nobody of this name, service_away
	 * where it cannot be asked and no older answer is kept.
	 */
	async function repositoriesOf(typed: string): Promise<Repository[]> {
		const username = readGithubName(typed);
		if (username === null) throw unknown();
		const answer = await answerAbout(username);
		if (answer === undefined) throw new AppError("service_away", m["profiles.error.github_away"]());
		if (answer.repositories === null) throw unknown();
		return answer.repositories;
	}

	/** Whether GitHub says that nobody has this name, or no account can have it; false where it cannot be asked. */
	async function isUnknown(typed: string): Promise<boolean> {
		const username = readGithubName(typed);
		return username === null || (await answerAbout(username))?.repositories === null;
	}

	/** What GitHub says, or said last; undefined where it cannot be asked and never was. */
	async function answerAbout(username: string): Promise<KeptAnswer | undefined> {
		const kept = await findAnswer(db, username);
		return isFresh(kept) ? kept : ((await askOnce(username)) ?? kept);
	}

	const isFresh = (kept: KeptAnswer | undefined): kept is KeptAnswer =>
		kept !== undefined && clock().getTime() - kept.askedAt.getTime() < freshFor;

	/** Of many in this process who ask for one name at once, one asks; undefined where there is no answer. */
	async function askOnce(username: string): Promise<KeptAnswer | undefined> {
		const key = username.toLowerCase();
		const already = underWay.get(key);
		if (already !== undefined) return already;
		const now = clock().getTime();
		if (now < barredUntil || now < (refusedUntil.get(key) ?? 0)) return undefined;
		if (underWay.size >= askedAtOnce) return undefined;
		const asking = ask(key).finally(() => underWay.delete(key));
		underWay.set(key, asking);
		return asking;
	}

	async function ask(key: string): Promise<KeptAnswer | undefined> {
		const told = await askGithub(service, key);
		const now = clock();
		if (typeof told !== "string") {
			const answer = { ...told, askedAt: now };
			await keepAnswer(db, key, answer);
			return answer;
		}
		log.warn({ reason: told }, "github");
		if (told === "away") remember(key, now.getTime() + awayFor);
		else barredUntil = now.getTime() + barredFor;
		return undefined;
	}

	function remember(key: string, until: number): void {
		refusedUntil.delete(key);
		refusedUntil.set(key, until);
		const [oldest] = refusedUntil.keys();
		if (refusedUntil.size > rememberedAtMost && oldest !== undefined) refusedUntil.delete(oldest);
	}

	return { repositoriesOf, isUnknown };
}

function unknown(): AppError {
	return new AppError("not_found", m["profiles.error.github_unknown"]());
}
