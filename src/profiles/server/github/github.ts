import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Log } from "../../../platform/server/process/log.ts";
import { m } from "../../../paraglide/messages.js";
import { readGithubName } from "../../github-name.ts";
import type { Repository } from "../../profiles.contract.ts";
import { askGithub, type GithubService } from "./ask-github.ts";
import { findAnswer, type StoredAnswer, storeAnswer } from "./github.repository.ts";

const minute = 60_000;
/** How long an answer counts as fresh, in milliseconds. */
const freshForMs = 60 * minute;
/** How long all requests pause after a rate limit or a refused token, in milliseconds. GitHub blocks clients that go on. */
const pausedForMs = 10 * minute;
/** How long a name is not requested again after GitHub gave no answer, in milliseconds. */
const retryAfterMs = minute;
/** The most requests at a time, so that trying out names cannot make us flood GitHub. */
const maxRequests = 8;
/** How many names without an answer are remembered; the oldest are dropped. */
const maxRemembered = 1_000;

type Dependencies = { db: Db; clock: Clock; log: Pick<Log, "warn">; service: GithubService };
export type GitHub = ReturnType<typeof createGitHub>;

/** Reads the repositories of GitHub users. Answers are stored for an hour, for all processes. */
export function createGitHub({ db, clock, log, service }: Dependencies) {
	const underWay = new Map<string, Promise<StoredAnswer | undefined>>();
	/** The time in milliseconds until which a name is not requested; the oldest entry first. */
	const refusedUntil = new Map<string, number>();
	let pausedUntil = 0;

	/**
	 * The newest repositories of a GitHub user. Throws not_found if GitHub does not know the name, service_away if GitHub
	 * does not answer and no older answer is stored.
	 */
	async function repositoriesOf(typed: string): Promise<Repository[]> {
		const username = readGithubName(typed);
		if (username === null) throw unknown();
		const answer = await answerAbout(username);
		if (answer === undefined) throw new AppError("service_away", m["profiles.error.github_away"]());
		if (answer.repositories === null) throw unknown();
		return answer.repositories;
	}

	/** Whether GitHub does not know this name, or no account can have it; false if GitHub does not answer. */
	async function isUnknown(typed: string): Promise<boolean> {
		const username = readGithubName(typed);
		return username === null || (await answerAbout(username))?.repositories === null;
	}

	/** The fresh or last stored answer; undefined if GitHub does not answer and none is stored. */
	async function answerAbout(username: string): Promise<StoredAnswer | undefined> {
		const stored = await findAnswer(db, username);
		return isFresh(stored) ? stored : ((await requestOnce(username)) ?? stored);
	}

	const isFresh = (stored: StoredAnswer | undefined): stored is StoredAnswer =>
		stored !== undefined && clock().getTime() - stored.askedAt.getTime() < freshForMs;

	/** Shares one request among parallel callers in this process; undefined if there is no answer. */
	async function requestOnce(username: string): Promise<StoredAnswer | undefined> {
		const key = username.toLowerCase();
		const running = underWay.get(key);
		if (running !== undefined) return running;
		const now = clock().getTime();
		if (now < pausedUntil || now < (refusedUntil.get(key) ?? 0)) return undefined;
		if (underWay.size >= maxRequests) return undefined;
		const answer = request(key).finally(() => underWay.delete(key));
		underWay.set(key, answer);
		return answer;
	}

	async function request(key: string): Promise<StoredAnswer | undefined> {
		const result = await askGithub(service, key);
		const now = clock();
		if (typeof result !== "string") {
			const answer = { ...result, askedAt: now };
			await storeAnswer(db, key, answer);
			return answer;
		}
		log.warn({ reason: result }, "github");
		if (result === "away") remember(key, now.getTime() + retryAfterMs);
		else pausedUntil = now.getTime() + pausedForMs;
		return undefined;
	}

	function remember(key: string, until: number): void {
		refusedUntil.delete(key);
		refusedUntil.set(key, until);
		const [oldest] = refusedUntil.keys();
		if (refusedUntil.size > maxRemembered && oldest !== undefined) refusedUntil.delete(oldest);
	}

	return { repositoriesOf, isUnknown };
}

function unknown(): AppError {
	return new AppError("not_found", m["profiles.error.github_unknown"]());
}
