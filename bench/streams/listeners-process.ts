import { fork } from "node:child_process";
import { join } from "node:path";
import { ended } from "../processes.ts";

/** The people who listen to the server at this URL. */
export type ListenersTask = { url: string; people: { userId: string; token: string }[] };
export type ListenersSay =
	| { kind: "open" }
	| { kind: "closed" }
	/** The time (milliseconds since 1970) at which a person's stream got the event of a new lead. */
	| { kind: "heard"; userId: string; leadId: string; at: number };

/** Opens a stream for each of these people, and waits until all have had their first event. */
export async function startListeners(task: ListenersTask) {
	const child = fork(join(import.meta.dirname, "listeners.ts"));
	const heard = new Map<string, number>();
	let closed = 0;
	await new Promise<void>((resolve, reject) => {
		child.once("exit", () => reject(new Error("the listeners ended")));
		child.on("message", (said: ListenersSay) => {
			if (said.kind === "open") resolve();
			else if (said.kind === "closed") closed++;
			else heard.set(`${said.leadId} ${said.userId}`, said.at);
		});
		child.send(task);
	});
	return {
		/** When this person got the event of the lead; undefined without it. */
		heardAt: (leadId: string, userId: string) => heard.get(`${leadId} ${userId}`),
		/** The number of broken streams. */
		closed: () => closed,
		stop: () => ended(child),
	};
}
