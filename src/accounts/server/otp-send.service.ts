import { randomInt } from "node:crypto";
import type { Clock } from "../../platform/dates.ts";
import { addressGroup, addressNetwork } from "../../platform/server/http/address-group.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { KeyedHash } from "../../platform/server/process/secret-key.ts";
import { type Asker, codeRule, type SendLimit } from "../accounts.policy.ts";
import { admitAsker } from "./admit-asker.ts";
import type { BotCheck } from "./bot-check/bot-check.ts";
import { isKnownDevice } from "./known-devices.repository.ts";
import { endRequest, insertRequest, lockSending, setReference } from "./otp.repository.ts";
import type { OtpWatch } from "./otp-watch.ts";
import { hashCode } from "./otp/code-hash.ts";
import type { OtpProvider, SentCode } from "./otp/otp-provider.ts";
import { hashToken } from "./random-token.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	provider: OtpProvider;
	botCheck: BotCheck;
	limits: Record<Asker, SendLimit[]>;
	keyedHash: KeyedHash;
	watch: OtpWatch;
};

type Order = {
	mobile: string;
	altcha?: string | undefined;
	address: string;
	/** What the browser keeps of the logins there, the latest first. */
	deviceSecrets: string[];
};

/** Sends one-time codes within the limits. Known and unknown mobiles are treated and answered alike. */
export function createOtpSend({ db, clock, provider, botCheck, limits, keyedHash, watch }: Dependencies) {
	/**
	 * Keeps a request for the code, unless a limit is reached: then throws too_often with the wait. Earlier codes stay
	 * good for whoever asked for them: else anybody could end the one that the owner is about to type.
	 */
	function open(
		{ mobile, address, deviceSecrets }: Order,
		code: string,
	): Promise<{ id: string; asker: Asker }> {
		const addressHash = keyedHash("otp-address", addressGroup(address));
		const network = addressNetwork(address);
		const networkHash = network === null ? "" : keyedHash("otp-network", network.kind, network.prefix);
		return inTransaction(db, async (tx) => {
			await lockSending(tx);
			const now = clock();
			const isKnown = await isKnownDevice(tx, { secretHashes: deviceSecrets.map(hashToken), mobile, now });
			const who = { mobile, addressHash, networkHash, networkKind: network?.kind ?? null, isKnown };
			const asker = await admitAsker(tx, { limits, watch }, who, now);
			const id = newId();
			await insertRequest(tx, {
				id,
				mobile,
				addressHash,
				networkHash,
				codeHash: provider.check === undefined ? hashCode(keyedHash, { id, mobile }, code) : null,
				fromKnownDevice: asker === "known-device",
				createdAt: now,
				endsAt: new Date(now.getTime() + codeRule.lifetime),
			});
			return { id, asker };
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
		const { id: requestId, asker } = await open(order, code);
		watch.sent(asker);
		const { demoCode } = await deliver(requestId, order.mobile, code);
		return {
			requestId,
			expiresInSeconds: codeRule.lifetime / 1000,
			resendInSeconds: codeRule.resendWait / 1000,
			...(demoCode !== undefined && { demoCode }),
		};
	};
}
