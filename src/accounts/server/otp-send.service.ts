import { randomInt } from "node:crypto";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { KeyedHash } from "../../platform/server/secret-key.ts";
import { m } from "../../paraglide/messages.js";
import { type Asker, codeRule, resendLimit, type SendLimit } from "../accounts.policy.ts";
import { addressGroup } from "../../platform/server/address-group.ts";
import type { BotCheck } from "./bot-check/bot-check.ts";
import { isKnownDevice } from "./known-devices.repository.ts";
import { endRequest, findFilling, insertRequest, lockWords, setReference } from "./otp.repository.ts";
import { hashCode } from "./otp/code-hash.ts";
import type { OtpProvider, SentCode } from "./otp/otp-provider.ts";
import { hashToken } from "./random-token.ts";

type Needs = {
	db: Db;
	clock: Clock;
	provider: OtpProvider;
	botCheck: BotCheck;
	limits: Record<Asker, SendLimit[]>;
	keyedHash: KeyedHash;
};

type Who = { mobile: string; addressHash: string };
type Order = {
	mobile: string;
	altcha?: string | undefined;
	address: string;
	/** What the browser keeps of its last login; null where there was none. */
	deviceSecret: string | null;
};

/** Sends one-time codes within the limits. Known and unknown mobiles are treated and answered alike. */
export function createOtpSend({ db, clock, provider, botCheck, limits, keyedHash }: Needs) {
	/** How long until all these limits let another code of the asker's pass, in milliseconds; 0 when they do now. */
	async function waitFor(
		tx: Db,
		asked: SendLimit[],
		who: Who & { asker: Asker },
		now: Date,
	): Promise<number> {
		let wait = 0;
		for (const limit of asked) {
			const filledAt = await findFilling(tx, limit, who, now);
			if (filledAt !== undefined) wait = Math.max(wait, filledAt.getTime() + limit.within - now.getTime());
		}
		return wait;
	}

	/** Whose allowance the code is taken from. Throws too_often with the wait where there is none left. */
	async function admit(tx: Db, who: Who, isKnown: boolean, now: Date): Promise<Asker> {
		const strangersWait = () =>
			waitFor(tx, [resendLimit, ...limits.stranger], { ...who, asker: "stranger" }, now);
		if (!isKnown) {
			const wait = await strangersWait();
			if (wait > 0) throw tooOften(wait);
			return "stranger";
		}
		const known = { ...who, asker: "known-device" as const };
		const resendWait = await waitFor(tx, [resendLimit], known, now);
		if (resendWait > 0) throw tooOften(resendWait);
		const ownWait = await waitFor(tx, limits["known-device"], known, now);
		if (ownWait === 0) return "known-device";
		// Its own allowance is used up: it still has what everybody has.
		const wait = Math.min(ownWait, await strangersWait());
		if (wait > 0) throw tooOften(wait);
		return "stranger";
	}

	/**
	 * Keeps a request for the code, unless a limit is reached: then throws too_often with the wait. Earlier codes stay
	 * good for whoever asked for them: else anybody could end the one that the owner is about to type.
	 */
	function open({ mobile, address, deviceSecret }: Order, code: string): Promise<string> {
		const addressHash = keyedHash("otp-address", addressGroup(address));
		return inTransaction(db, async (tx) => {
			// Always the address first: two that wait for each other in turn would never end.
			await lockWords(tx, [`otp-address ${addressHash}`, `otp-mobile ${mobile}`]);
			const now = clock();
			const isKnown =
				deviceSecret !== null &&
				(await isKnownDevice(tx, { secretHash: hashToken(deviceSecret), mobile, now }));
			const asker = await admit(tx, { mobile, addressHash }, isKnown, now);
			const id = newId();
			await insertRequest(tx, {
				id,
				mobile,
				addressHash,
				codeHash: provider.check === undefined ? hashCode(keyedHash, { id, mobile }, code) : null,
				fromKnownDevice: asker === "known-device",
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
	return async (order: Order) => {
		await botCheck.pass(order.altcha);
		const code = String(randomInt(1_000_000)).padStart(6, "0");
		const requestId = await open(order, code);
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
