// People with an open screen, in a separate process: each reads a stream of server-sent events and reports when a
// new lead arrives on it.
import { Agent, request } from "node:http";
import type { LiveEvent } from "../../src/notifications/notifications.contract.ts";
import type { ListenersSay, ListenersTask } from "./listeners-process.ts";

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const say = (said: ListenersSay) => process.send?.(said);

/** Reads the events of a stream; the first one says that it is open. */
function listen(url: string, token: string, hear: (news: LiveEvent) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		request(`${url}/api/notifications/stream`, { agent, headers: { "x-auth-token": token } }, (response) => {
			if (response.statusCode !== 200) reject(new Error(`a stream was answered with ${response.statusCode}`));
			let rest = "";
			response.setEncoding("utf8").on("data", (part: string) => {
				const events = (rest + part).split("\n\n");
				rest = events.pop() ?? "";
				for (const event of events) {
					const data = /^data: ?(.*)$/m.exec(event)?.[1];
					if (data === undefined) continue;
					hear(JSON.parse(data) as LiveEvent);
					resolve();
				}
			});
			response.once("close", () => say({ kind: "closed" }));
		})
			.once("error", reject)
			.end();
	});
}

async function open({ url, people }: ListenersTask): Promise<void> {
	// Not all at the same moment, because a thousand people do not open their phones at once.
	const left = people.values();
	const some = async () => {
		for (const { userId, token } of left)
			await listen(url, token, ({ notifications }) => {
				const at = Date.now();
				for (const { kind, subjectId } of notifications)
					if (kind === "lead.new") say({ kind: "heard", userId, leadId: subjectId, at });
			});
	};
	await Promise.all(Array.from({ length: 20 }, some));
	say({ kind: "open" });
}

// Ends with the measurement, even after a failure.
process.once("disconnect", () => process.exit());
process.once("message", (task: ListenersTask) => void open(task));
