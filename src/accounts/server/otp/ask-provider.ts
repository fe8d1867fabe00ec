import * as z from "zod/mini";
import { AppError } from "../../../platform/app-error.ts";
import type { Log } from "../../../platform/server/log.ts";

/** How long a provider may take to answer, in milliseconds; a person is waiting. */
export const answerTime = 5_000;

export type ProviderCall = {
	url: URL;
	init: RequestInit;
	timeout: number;
	away: string;
	log: Pick<Log, "error">;
};

/**
 * Asks a provider over HTTP and reads its JSON by the schema. Throws service_away with the message `away` when it does
 * not answer in time, fails inside, does not know our keys or answers what is not in its documentation. The log gets
 * the status and the reason, never the address asked: it may hold the mobile.
 */
export async function askProvider<Schema extends z.ZodMiniType>(
	call: ProviderCall,
	schema: Schema,
): Promise<{ status: number; body: z.output<Schema> }> {
	const giveUp = (reason: string, status?: number) => {
		call.log.error({ host: call.url.host, reason, status }, "OTP provider");
		return new AppError("service_away", call.away);
	};
	let response: Response;
	let text: string;
	try {
		response = await fetch(call.url, {
			...call.init,
			redirect: "error",
			signal: AbortSignal.timeout(call.timeout),
		});
		text = await response.text();
	} catch (error) {
		throw giveUp(error instanceof Error ? error.name : "failed");
	}
	// 401 and 403 mean our own keys: nothing that the person could put right.
	if (response.status >= 500 || response.status === 401 || response.status === 403)
		throw giveUp("refused", response.status);
	const body = schema.safeParse(parseJson(text));
	if (!body.success) throw giveUp("nonsense", response.status);
	return { status: response.status, body: body.data };
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
