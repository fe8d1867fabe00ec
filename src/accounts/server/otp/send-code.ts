import { randomInt } from "node:crypto";
import { addressGroup, addressNetwork } from "../../../platform/server/http/address-group.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { type Asker, codeRule } from "../../accounts.policy.ts";
import type { AccountsContext } from "../accounts.context.ts";
import { isKnownDevice } from "../known-devices.repository.ts";
import { hashToken } from "../random-token.ts";
import { admitAsker } from "./admit-asker.ts";
import { hashCode } from "./code-hash.ts";
import { endRequest, insertRequest, lockSending, setReference } from "./otp.repository.ts";
import type { SentCode } from "./otp-provider.ts";

type SendInput = {
	mobile: string;
	altcha?: string | undefined;
	address: string;
	/** The secrets of earlier logins in this browser, the latest first. */
	deviceSecrets: string[];
};

/**
 * Stores a request for the code. Throws too_often with the wait if a limit is reached. Earlier codes stay valid;
 * otherwise anyone could end the code that the owner is about to type.
 */
function openRequest(
	{ db, clock, keyedHash, otpProvider, sendLimits, otpWatch }: AccountsContext,
	{ mobile, address, deviceSecrets }: SendInput,
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
		const asker = await admitAsker(tx, { limits: sendLimits, watch: otpWatch }, who, now);
		const id = newId();
		await insertRequest(tx, {
			id,
			mobile,
			addressHash,
			networkHash,
			codeHash: otpProvider.check === undefined ? hashCode(keyedHash, { id, mobile }, code) : null,
			fromKnownDevice: asker === "known-device",
			createdAt: now,
			endsAt: new Date(now.getTime() + codeRule.lifetime),
		});
		return { id, asker };
	});
}

/** Sends through the provider, outside of any transaction. If that fails, the request ends but still counts. */
async function deliver(
	{ db, clock, otpProvider, otpWatch }: AccountsContext,
	{ requestId, mobile, code }: { requestId: string; mobile: string; code: string },
): Promise<SentCode> {
	try {
		const sent = await otpProvider.send({ mobile, code });
		if (sent.reference !== null) await setReference(db, requestId, sent.reference);
		return sent;
	} catch (error) {
		otpWatch.failed();
		await endRequest(db, requestId, clock());
		throw error;
	}
}

/**
 * Sends a one-time code to the mobile within the limits. Mobiles with and without an account get the same answer. Throws
 * bad_input (bot check, provider), too_often, service_away.
 */
export async function sendCode(ctx: AccountsContext, input: SendInput) {
	await ctx.botCheck.pass(input.altcha);
	const code = String(randomInt(1_000_000)).padStart(6, "0");
	const { id: requestId, asker } = await openRequest(ctx, input, code);
	ctx.otpWatch.sent(asker);
	const { demoCode } = await deliver(ctx, { requestId, mobile: input.mobile, code });
	return {
		requestId,
		expiresInSeconds: codeRule.lifetime / 1000,
		resendInSeconds: codeRule.resendWait / 1000,
		...(demoCode !== undefined && { demoCode }),
	};
}
