import { ServiceAway } from "./pincode-service.ts";

/** The largest answer that is read, in bytes; the longest list of offices takes a fifth of it. */
const largestAnswer = 512 * 1024;

/** Puts the pincode into a service's address: in the place of "{pincode}", else at the end. */
export function addressOf(base: string, pincode: string): string {
	return base.includes("{pincode}") ? base.replaceAll("{pincode}", pincode) : base + pincode;
}

/** Asks a service and answers its JSON. Throws ServiceAway for anything but a JSON answer of a sane size in time. */
export async function askService(base: string, pincode: string, timeout: number): Promise<unknown> {
	const signal = AbortSignal.timeout(timeout);
	try {
		const response = await fetch(addressOf(base, pincode), {
			headers: { accept: "application/json" },
			redirect: "error",
			signal,
		});
		if (!response.ok) {
			await response.body?.cancel();
			throw new ServiceAway(`status ${response.status}`);
		}
		return JSON.parse(await readText(response));
	} catch (error) {
		if (error instanceof ServiceAway) throw error;
		throw new ServiceAway(error instanceof Error ? error.name : "failed", { cause: error });
	}
}

async function readText(response: Response): Promise<string> {
	if (response.body === null) return "";
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Leaving the loop early gives the rest of the body up.
	for await (const chunk of response.body) {
		size += chunk.byteLength;
		if (size > largestAnswer) throw new ServiceAway("too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
