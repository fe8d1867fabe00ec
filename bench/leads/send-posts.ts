import { Agent, request } from "node:http";
import { connections } from "../bench-settings.ts";

export type Post = { url: string; headers: Record<string, string> };

/**
 * Sends these, one after the other on each connection; returns the milliseconds of each and of all. Throws on a
 * refusal.
 */
export async function sendPosts(posts: readonly Post[]): Promise<{ each: number[]; all: number }> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const each: number[] = [];
	const left = posts.values();
	const connection = async () => {
		for (const one of left) {
			const begun = performance.now();
			await post(one, agent);
			each.push(performance.now() - begun);
		}
	};
	const begun = performance.now();
	try {
		await Promise.all(Array.from({ length: connections }, connection));
		return { each, all: performance.now() - begun };
	} finally {
		agent.destroy();
	}
}

function post({ url, headers }: Post, agent: Agent): Promise<void> {
	return new Promise((resolve, reject) => {
		request(url, { method: "POST", agent, headers }, (response) => {
			const parts: Buffer[] = [];
			response
				.on("data", (part: Buffer) => parts.push(part))
				.once("end", () => {
					if (response.statusCode === 200) resolve();
					else reject(new Error(`${url}: ${response.statusCode} ${Buffer.concat(parts).toString()}`));
				});
		})
			.once("error", reject)
			.end();
	});
}
