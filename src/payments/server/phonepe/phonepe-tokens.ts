import * as z from "zod/mini";
import type { Clock } from "../../../platform/dates.ts";
import { jsonOf } from "../../../platform/server/http/ask-outside.ts";
import { ProviderUnreachable } from "../payment-provider.ts";
import { callPhonePe, isWorthRepeating } from "./call-phonepe.ts";

/** How long before it expires a token is renewed, in milliseconds: PhonePe recommends 3 to 5 minutes. */
const renewedEarly = 4 * 60_000;
/** How long the old token is used after a failed renewal before the next try, in milliseconds. */
const restAfterFailure = 30_000;

/**
 * Only characters that a header can contain. `expires_in` is not a duration in PhonePe's own examples and is ignored.
 */
const tokenAnswer = z.object({
	access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/)),
	/** Seconds since 1970. */
	expires_at: z.number().check(z.positive()),
});

type Token = { value: string; renewAt: number; endsAt: number };

type Dependencies = {
	authUrl: string;
	clientId: string;
	clientSecret: string;
	clientVersion: string;
	clock: Clock;
	timeoutMs: number;
};

export type PhonePeTokens = {
	/** A token for a call now. Throws ProviderUnreachable. */
	current(): Promise<string>;
	/** A replacement for a token that PhonePe refused. Throws ProviderUnreachable. */
	inPlaceOf(refused: string): Promise<string>;
};

/** PhonePe's access token, cached in the process. If several need a new one, one requests it. */
export function createPhonePeTokens(dependencies: Dependencies): PhonePeTokens {
	const { authUrl, clientId, clientSecret, clientVersion, clock, timeoutMs } = dependencies;
	let held: Token | null = null;
	let renewing: Promise<string> | null = null;

	return {
		current,
		inPlaceOf(refused) {
			if (held?.value === refused) held = null;
			return current();
		},
	};

	async function current(): Promise<string> {
		if (held !== null && clock().getTime() < held.renewAt) return held.value;
		renewing ??= renew().finally(() => (renewing = null));
		return renewing;
	}

	async function renew(): Promise<string> {
		try {
			held = await askForToken();
		} catch (error) {
			const now = clock().getTime();
			if (held === null || now >= held.endsAt) throw error;
			held.renewAt = Math.min(now + restAfterFailure, held.endsAt);
		}
		return held.value;
	}

	async function askForToken(): Promise<Token> {
		const ask = () =>
			callPhonePe(
				`${authUrl}/v1/oauth/token`,
				{
					method: "POST",
					headers: { accept: "application/json" },
					body: new URLSearchParams({
						client_id: clientId,
						client_version: clientVersion,
						client_secret: clientSecret,
						grant_type: "client_credentials",
					}),
				},
				timeoutMs,
			);
		const first = await ask();
		const outcome = isWorthRepeating(first) ? await ask() : first;
		const read = tokenAnswer.safeParse(jsonOf(outcome));
		// The answer is not passed on: it may contain the token.
		if (outcome.status !== 200 || !read.success)
			throw new ProviderUnreachable(`PhonePe token: ${outcome.broke ?? `status ${outcome.status}`}`);
		const now = clock().getTime();
		const endsAt = read.data.expires_at * 1000;
		const early = Math.min(renewedEarly, (endsAt - now) / 2);
		return { value: read.data.access_token, renewAt: endsAt - early, endsAt };
	}
}
