import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import { badInput } from "../../../platform/app-error.ts";
import { clockTolerance } from "../../accounts.policy.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { m } from "../../../paraglide/messages.js";
import { spendChallenge } from "./challenges.repository.ts";
import type { BotCheck } from "./bot-check.ts";

/** 200 to 500 derivations of 1,000 rounds take 0.3 to 0.8 s on a cheap phone, while the person types. */
const phoneWork = { cost: 1_000, fewest: 200, most: 500 } as const;
const lifetimeSeconds = 300;
const purpose = "otp";

const solved = z.object({
	challenge: z.object({
		parameters: z.object({
			algorithm: z.string(),
			nonce: z.string(),
			salt: z.string(),
			cost: z.number(),
			keyLength: z.number(),
			keyPrefix: z.string(),
			keySignature: z.string(),
			data: z.object({ purpose: z.string(), endsAt: z.number() }),
		}),
		signature: z.string(),
	}),
	solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Dependencies = {
	db: Db;
	clock: Clock;
	keyedHash: KeyedHash;
	/** The factor by which a challenge takes more work than usual; 1 by default. */
	workFactor?: () => Promise<number>;
	work?: { cost: number; fewest: number; most: number };
};

/** ALTCHA's proof of work: signed, only for sending codes, valid for five minutes and one use. */
export function createAltchaCheck({
	db,
	clock,
	keyedHash,
	workFactor = async () => 1,
	work = phoneWork,
}: Dependencies): BotCheck {
	const secrets = {
		hmacSignatureSecret: keyedHash("altcha-challenge"),
		hmacKeySignatureSecret: keyedHash("altcha-key"),
	};
	const nowInSeconds = () => Math.floor(clock().getTime() / 1000);

	return {
		async challenge() {
			const factor = await workFactor();
			const { parameters, signature = "" } = await createChallenge({
				algorithm: "PBKDF2/SHA-256",
				cost: work.cost,
				// More derivations instead of slower ones: the server checks a solution with a single one.
				counter: randomInt(work.fewest * factor, work.most * factor + 1),
				deriveKey,
				// The library's own expiry uses the machine's clock.
				data: { purpose, endsAt: nowInSeconds() + lifetimeSeconds },
				...secrets,
			});
			return { parameters: { ...parameters }, signature };
		},
		async pass(solution) {
			const payload = solved.safeParse(decode(solution));
			if (!payload.success) throw refusal(m["accounts.bot_check.missing"]());
			const { challenge } = payload.data;
			const { verified } = await verifySolution({ ...payload.data, deriveKey, ...secrets });
			if (!verified || challenge.parameters.data.purpose !== purpose)
				throw refusal(m["accounts.bot_check.missing"]());
			const { endsAt } = challenge.parameters.data;
			const left = endsAt - nowInSeconds();
			// If a challenge expires later than a new one would, the clock that created it was wrong.
			if (left <= 0 || left > lifetimeSeconds + clockTolerance / 1000)
				throw refusal(m["accounts.bot_check.ended"]());
			// Otherwise one solution could be sent any number of times.
			const isFirstUse = await spendChallenge(db, {
				signature: challenge.signature,
				endsAt: new Date(endsAt * 1000),
			});
			if (!isFirstUse) throw refusal(m["accounts.bot_check.ended"]());
		},
	};
}

function decode(solution: string | undefined): unknown {
	try {
		return JSON.parse(Buffer.from(solution ?? "", "base64").toString("utf8"));
	} catch {
		return undefined;
	}
}

function refusal(message: string) {
	return badInput([{ msg: message, path: "altcha" }]);
}
