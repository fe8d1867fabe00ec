import { askOutside, jsonOf } from "../../../platform/server/http/ask-outside.ts";
import { ServiceAway } from "./pincode-service.ts";

/** The largest response that is read, in bytes: five times the longest list of offices. */
const largestResponse = 512 * 1024;

/** Inserts the pincode into a service's address: at "{pincode}" or at the end. */
export function addressOf(base: string, pincode: string): string {
	return base.includes("{pincode}") ? base.replaceAll("{pincode}", pincode) : base + pincode;
}

/** Calls a service and returns its JSON. Throws ServiceAway without a JSON response of acceptable size in time. */
export async function askService(base: string, pincode: string, timeout: number): Promise<unknown> {
	const init = { headers: { accept: "application/json" } };
	const outcome = await askOutside(addressOf(base, pincode), init, { timeout, largest: largestResponse });
	const { status, broke } = outcome;
	if (broke !== null || status === null) throw new ServiceAway(broke ?? "failed");
	if (status < 200 || status > 299) throw new ServiceAway(`status ${status}`);
	const answer = jsonOf(outcome);
	if (answer === undefined) throw new ServiceAway("no JSON");
	return answer;
}
