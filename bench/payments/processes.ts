import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { phonePeKeys } from "../../src/payments/server/testing/fake-phonepe.ts";
import { ended } from "../processes.ts";
import type { FloorSays, FloorTask, FloorTurn } from "./floor.ts";
import type { PreparedOrder } from "./orders.ts";
import type { ProviderSays, ProviderTask } from "./provider.ts";

function start(script: string, environment: Record<string, string> = {}): ChildProcess {
	return fork(join(import.meta.dirname, script), { env: { ...process.env, ...environment } });
}

/** Gives the process a task and waits for its next message; throws if it ends instead. */
async function say<Said>(child: ChildProcess, task?: object): Promise<Said> {
	const done = new AbortController();
	const { signal } = done;
	const gone = once(child, "exit", { signal }).then(() => {
		throw new Error("a process of the measurement ended");
	});
	const said = once(child, "message", { signal }) as Promise<[Said]>;
	if (task !== undefined) child.send(task);
	try {
		return (await Promise.race([said, gone]))[0];
	} finally {
		// Stops waiting for the other of the two.
		done.abort();
		await Promise.allSettled([said, gone]);
	}
}

/** The product's settings for a provider at these addresses. */
export const phonePeSettings = ({ authUrl, pgUrl }: { authUrl: string; pgUrl: string }) => ({
	PAYMENT_PROVIDER: "phonepe",
	PHONEPE_CLIENT_ID: phonePeKeys.clientId,
	PHONEPE_CLIENT_SECRET: phonePeKeys.clientSecret,
	PHONEPE_CLIENT_VERSION: phonePeKeys.clientVersion,
	PHONEPE_WEBHOOK_USERNAME: phonePeKeys.webhookUsername,
	PHONEPE_WEBHOOK_PASSWORD: phonePeKeys.webhookPassword,
	PHONEPE_AUTH_URL: authUrl,
	PHONEPE_PG_URL: pgUrl,
	SELLER_NAME: "Nukkad Bench",
	SELLER_ADDRESS: "1 Example House, The Mall|Shimla 171001",
	SELLER_GSTIN: "02AAAAA0000A1ZE",
});

/** Starts the provider; returns the product's settings for it. */
export async function startProvider() {
	const child = start("provider.ts");
	const ask = (task?: ProviderTask) => say<ProviderSays>(child, task);
	const begun = await ask();
	if (begun.kind !== "begun") throw new Error("the provider did not begin");
	return {
		settings: phonePeSettings(begun),
		/** Marks these orders as paid. */
		keep: (orders: PreparedOrder[]) => ask({ kind: "keep", orders }),
		/** Notifies the product at this URL of the orders, one message each; throws unless it accepts them all. */
		async notify(url: string, orders: readonly PreparedOrder[]): Promise<void> {
			const names = orders.map(({ merchantTransactionId }) => merchantTransactionId);
			const answer = await ask({ kind: "notify", callback: `${url}/api/payments/phonepe/callback`, names });
			if (answer.kind !== "notified" || answer.refused > 0)
				throw new Error(`webhooks were refused: ${JSON.stringify(answer)}`);
		},
		stop: () => ended(child),
	};
}
export type Provider = Awaited<ReturnType<typeof startProvider>>;

/** Starts the bare connections that settle the same payments. */
export async function startSettlingFloor(task: FloorTask) {
	const child = start("floor.ts", { SETTLE_TASK: JSON.stringify(task) });
	await say<FloorSays>(child);
	return {
		/** Settles this many payments and returns the milliseconds. */
		async settle(turn: FloorTurn): Promise<number> {
			const said = await say<FloorSays>(child, turn);
			if (said === "ready") throw new Error("the floor did not settle");
			return said.milliseconds;
		},
		stop: () => ended(child),
	};
}
