import * as z from "zod/mini";
import { AppError } from "../../../platform/app-error.ts";
import { askOutside, jsonOf } from "../../../platform/server/http/ask-outside.ts";
import type { Log } from "../../../platform/server/process/log.ts";

/** The timeout of a provider, in milliseconds. A person is waiting. */
export const answerTime = 5_000;

/** The largest response that is read, in bytes. A real one takes a tenth of it. */
const largestAnswer = 64 * 1024;

export type ProviderCall = {
	url: URL;
	init: Pick<RequestInit, "method" | "headers" | "body">;
	timeout: number;
	away: string;
	log: Pick<Log, "error">;
};

/**
 * Calls a provider over HTTP and parses its JSON with the schema. Throws service_away with the message `away` if it
 * does not answer in time, fails, does not accept our keys, or sends an undocumented response. The log gets the status
 * and the reason but not the URL, which can contain the mobile.
 */
export async function askProvider<Schema extends z.ZodMiniType>(
	call: ProviderCall,
	schema: Schema,
): Promise<{ status: number; body: z.output<Schema> }> {
	const giveUp = (reason: string, status?: number) => {
		call.log.error({ host: call.url.host, reason, status }, "OTP provider");
		return new AppError("service_away", call.away);
	};
	const outcome = await askOutside(call.url, call.init, { timeout: call.timeout, largest: largestAnswer });
	const { status, broke } = outcome;
	if (broke !== null || status === null) throw giveUp(broke ?? "failed", status ?? undefined);
	// 401 and 403 refer to our own keys, which the person cannot correct.
	if (status >= 500 || status === 401 || status === 403) throw giveUp("refused", status);
	const body = schema.safeParse(jsonOf(outcome));
	if (!body.success) throw giveUp("nonsense", status);
	return { status, body: body.data };
}
