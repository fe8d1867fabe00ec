import { randomInt } from "node:crypto";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { KeyedHash } from "../../platform/server/secret-key.ts";
import { m } from "../../paraglide/messages.js";
import { codeRule, type SendLimit } from "../accounts.policy.ts";
import { addressGroup } from "../../platform/server/address-group.ts";
import type { BotCheck } from "./bot-check/bot-check.ts";
import {
	endRequest,
	endRequestsOf,
	findFilling,
	insertRequest,
	lockWords,
	setReference,
} from "./otp.repository.ts";
import { hashCode } from "./otp/code-hash.ts";
import type { OtpProvider, SentCode } from "./otp/otp-provider.ts";

type Needs = {
	db: Db;
	clock: Clock;
	provider: OtpProvider;
	botCheck: BotCheck;
	limits: SendLimit[];
	keyedHash: KeyedHash;
};

/** Sends one-time codes within the limits. Known and unknown mobiles are treated and answered alike. */
export function createOtpSend({ db, clock, provider, botCheck, limits, keyedHash }: Needs) {
	/** How long until every limit lets another code pass, in milliseconds; 0 when they all do now. */
	async function waitFor(tx: Db, who: { mobile: string; addressHash: string }, now: Date): Promise<number> {
		let wait = 0;
		for (const limit of limits) {
			const filledAt = await findFilling(tx, limit, who, now);
			if (filledAt !== undefined) wait = Math.max(wait, filledAt.getTime() + limit.within - now.getTime());
		}
		return wait;
	}

	/** Keeps a request for the code, unless a limit is reached: then throws too_often with the wait. */
	function open(mobile: string, address: string, code: string): Promise<string> {
		const addressHash = keyedHash("otp-address", addressGroup(address));
		return inTransaction(db, async (tx) => {
			// Always the address first: two that wait for each other in turn would never end.
			await lockWords(tx, [`otp-address ${addressHash}`, `otp-mobile ${mobile}`]);
			const now = clock();
			const wait = await waitFor(tx, { mobile, addressHash }, now);
			if (wait > 0) throw tooOften(wait);
			await endRequestsOf(tx, mobile, now);
			const id = newId();
			await insertRequest(tx, {
				id,
				mobile,
				addressHash,
				codeHash: provider.check === undefined ? hashCode(keyedHash, { id, mobile }, code) : null,
				createdAt: now,
				endsAt: new Date(now.getTime() + codeRule.lifetime),
			});
			return id;
		});
	}

	/** Sends through the provider, outside of any transaction. A request whose sending failed is ended, but counted. */
	async function deliver(requestId: string, mobile: string, code: string): Promise<SentCode> {
		try {
			const sent = await provider.send({ mobile, code });
			if (sent.reference !== null) await setReference(db, requestId, sent.reference);
			return sent;
		} catch (error) {
			await endRequest(db, requestId, clock());
			throw error;
		}
	}

	/** Sends a code to the mobile. Throws bad_input (bot check, provider), too_often, service_away. */
	return async (order: { mobile: string; altcha?: string | undefined; address: string }) => {
		await botCheck.pass(order.altcha);
		const code = String(randomInt(1_000_000)).padStart(6, "0");
		const requestId = await open(order.mobile, order.address, code);
		const { demoCode } = await deliver(requestId, order.mobile, code);
		return {
			requestId,
			expiresInSeconds: codeRule.lifetime / 1000,
			resendInSeconds: codeRule.resendWait / 1000,
			...(demoCode !== undefined && { demoCode }),
		};
	};
}

function tooOften(milliseconds: number): AppError {
	const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
	const message =
		seconds <= 60
			? m["accounts.otp.wait_seconds"]({ seconds })
			: m["accounts.otp.wait_minutes"]({ minutes: Math.ceil(seconds / 60) });
	return new AppError("too_often", message, { retryAfterSeconds: seconds });
}
