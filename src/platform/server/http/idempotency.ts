import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { AppError, badInput } from "../../app-error.ts";
import type { Clock } from "../../dates.ts";
import { m } from "../../../paraglide/messages.js";
import { type Db, inTransaction } from "../database/database.ts";
import {
	deleteAnswersUntil,
	deleteAnswersOf,
	findAnswer,
	type IdempotencyKey,
	keepAnswer,
	type KeptAnswer,
	lockKey,
} from "./idempotency.repository.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** How long a response is stored, in milliseconds; the same request later is a new one. */
export const answersKeptFor = 24 * 60 * 60_000;
const batch = 1_000;

/** A request that may be sent twice: its sender, call, key (null: not stored) and body. */
export type RepeatableRequest = { userId: string; route: string; key: string | null; body: unknown };

/** The response of a call: the status and the body. */
export type Answered<Answer> = { status: number; answer: Answer };

/**
 * The work in two parts. The first checks and looks up, on its own connections, and returns the second, which makes
 * its changes only in the transaction it gets: a request that waits for a key holds a connection, and work that
 * needed another one could wait forever.
 */
export type RepeatableWork<Answer> = () => Promise<(tx: Db) => Promise<Answered<Answer>>>;

export type Idempotency = {
	/**
	 * Does the work once for each key and returns the same to every repetition. Throws conflict if the key came
	 * with another body; work that fails is not stored.
	 */
	once<Answer>(request: RepeatableRequest, work: RepeatableWork<Answer>): Promise<Answered<Answer>>;
	/** Deletes the stored answers of a person whose account is being deleted. */
	deleteAnswersOf(tx: Db, userId: string): Promise<void>;
	/** Deletes expired responses. */
	clean(): Promise<void>;
};

/** The format of an Idempotency-Key: 1 to 200 visible characters. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/** Reads the Idempotency-Key header; null without one. Throws bad_input unless it is 1 to 200 visible characters. */
export function readIdempotencyKey(request: Pick<FastifyRequest, "headers">): string | null {
	const header = request.headers["idempotency-key"];
	if (header === undefined) return null;
	if (typeof header === "string" && idempotencyKeyPattern.test(header)) return header;
	throw badInput([{ msg: m["platform.error.idempotency_key"](), path: "Idempotency-Key" }]);
}

/** Stores responses by key in the database, so that a request sent again does its work once. */
export function createIdempotency(db: Db, clock: Clock): Idempotency {
	return {
		async once<Answer>(request: RepeatableRequest, work: RepeatableWork<Answer>) {
			if (request.key === null) return inTransaction(db, await work());
			const key: IdempotencyKey = { userId: request.userId, route: request.route, key: request.key };
			const requestHash = hashOf(request.body);
			const oldest = new Date(clock().getTime() - answersKeptFor);
			const recall = async (on: Db) => sameAnswer<Answer>(await findAnswer(on, key), requestHash, oldest);
			// Before any check of the work: what was right then may be refused by now.
			const known = await recall(db);
			if (known !== null) return known;
			const change = await work();
			return inTransaction(db, async (tx) => {
				await lockKey(tx, key);
				const meanwhile = await recall(tx);
				if (meanwhile !== null) return meanwhile;
				const done = await change(tx);
				await keepAnswer(tx, key, { requestHash, ...done, createdAt: clock() });
				return done;
			});
		},
		deleteAnswersOf,
		async clean() {
			const until = new Date(clock().getTime() - answersKeptFor);
			while ((await deleteAnswersUntil(db, until, batch)) === batch);
		},
	};
}

/** Schedules the cleaning. */
export function registerIdempotencyJobs(jobs: Jobs, idempotency: Pick<Idempotency, "clean">): void {
	jobs.handle("idempotency.clean", () => idempotency.clean());
	jobs.schedule("idempotency.clean", "37 * * * *");
}

function sameAnswer<Answer>(
	kept: KeptAnswer | undefined,
	requestHash: string,
	oldest: Date,
): Answered<Answer> | null {
	if (kept === undefined || kept.createdAt <= oldest) return null;
	if (kept.requestHash !== requestHash)
		throw new AppError("conflict", m["platform.error.idempotency_other"]());
	// The key includes its call, and a call's responses have one type.
	return { status: kept.status, answer: kept.answer as Answer };
}

function hashOf(body: unknown): string {
	return createHash("sha256")
		.update(JSON.stringify(body, sortedKeys) ?? "")
		.digest("hex");
}

/** Two bodies are equal whatever the order of their fields. */
function sortedKeys(_name: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
