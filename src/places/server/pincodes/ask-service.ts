import { askOutside, jsonOf } from "../../../platform/server/http/ask-outside.ts";
import { ServiceAway } from "./pincode-service.ts";

/** The largest answer that is read, in bytes; the longest list of offices takes a fifth of it. */
const largestAnswer = 512 * 1024;

/** Puts the pincode into a service's address: in the place of "{pincode}", else at the end. */
export function addressOf(base: string, pincode: string): string {
	return base.includes("{pincode}") ? base.replaceAll("{pincode}", pincode) : base + pincode;
}

/** Asks a service and answers its JSON. Throws ServiceAway for anything but a JSON answer of a sane size in time. */
export async function askService(base: string, pincode: string, timeout: number): Promise<unknown> {
	const init = { headers: { accept: "application/json" } };
	const outcome = await askOutside(addressOf(base, pincode), init, { timeout, largest: largestAnswer });
	const { status, broke } = outcome;
	if (broke !== null || status === null) throw new ServiceAway(broke ?? "failed");
	if (status < 200 || status > 299) throw new ServiceAway(`status ${status}`);
	const answer = jsonOf(outcome);
	if (answer === undefined) throw new ServiceAway("no JSON");
	return answer;
}
