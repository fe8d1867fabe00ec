// PhonePe for the measurement, in a separate process like the real one: answers the product and sends it the
// messages about orders, on 20 connections.
import { Agent, request } from "node:http";
import { type FakePhonePe, startFakePhonePe } from "../../src/payments/server/testing/fake-phonepe.ts";
import { paidOrder, type PreparedOrder } from "./orders.ts";

export type ProviderTask =
	| { kind: "keep"; orders: PreparedOrder[] }
	| { kind: "notify"; callback: string; names: string[] };
export type ProviderSays =
	| { kind: "begun"; authUrl: string; pgUrl: string }
	| { kind: "kept" }
	/** The number of messages answered with anything but 204, and of status checks so far. */
	| { kind: "notified"; refused: number; asked: number };

const connections = 20;
const phonePe = await startFakePhonePe();
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const say = (said: ProviderSays) => process.send?.(said);

function keep(orders: readonly PreparedOrder[]): void {
	for (const order of orders) phonePe.orders.set(order.merchantTransactionId, paidOrder(order));
}

function post(callback: string, { headers, body }: ReturnType<FakePhonePe["webhook"]>): Promise<number> {
	return new Promise((resolve, reject) => {
		request(callback, { method: "POST", agent, headers }, (response) => {
			response.resume().once("end", () => resolve(response.statusCode ?? 0));
		})
			.once("error", reject)
			.end(JSON.stringify(body));
	});
}

async function notify(callback: string, names: string[]): Promise<number> {
	let refused = 0;
	const left = names.values();
	const connection = async () => {
		for (const name of left) if ((await post(callback, phonePe.webhook(name))) !== 204) refused++;
	};
	await Promise.all(Array.from({ length: connections }, connection));
	return refused;
}

// Ends with the measurement, even after a failure.
process.once("disconnect", () => process.exit());
process.on("message", (task: ProviderTask) => {
	if (task.kind === "keep") {
		keep(task.orders);
		say({ kind: "kept" });
	} else
		void notify(task.callback, task.names).then((refused) =>
			say({ kind: "notified", refused, asked: phonePe.calls.status }),
		);
});
say({ kind: "begun", authUrl: phonePe.authUrl, pgUrl: phonePe.pgUrl });
