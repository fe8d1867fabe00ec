import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FakePhonePe } from "../../src/payments/server/testing/fake-phonepe.ts";
import type { OpenLead, PaidOrder, WriterMarket } from "./market.ts";

/** What the product confirmed, by kind. Each is looked up in the database afterwards. */
export type Confirmed = {
	/** Requests of customers: the ids of their leads. */
	leads: string[];
	/** Claims of professionals. */
	claims: { leadId: string; userId: string }[];
	/** Messages of the payment provider about paid orders: the ids of their payments. */
	payments: string[];
};

/** The writes of one process since the last call. */
export type Writes = { count: number; longestMs: number; repeated: number };

/** Writers on one process of the product. */
export type Writers = {
	confirmed: Confirmed;
	/** The finished writes since the last call; a write that still waits counts when it ends. */
	takeWrites(): Writes;
	/** Ends the writers after their current write, which must still succeed. */
	stop(): Promise<void>;
};

/** A browser's time limit, and its pause before it repeats a failed request, in milliseconds. */
const timeoutMs = 15_000;
const pauseMs = 200;
/** The pause of a writer between two writes, in milliseconds. */
const betweenMs = 250;

type Call = { path: string; headers: Record<string, string>; body?: unknown };
type Answer = { status: number; body: string };

function post(url: string, { path, headers, body }: Call): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(`${url}${path}`, { method: "POST", headers, timeout: timeoutMs }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => void parts.push(part));
			response.on("end", () =>
				resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
			);
			response.on("error", reject);
		});
		sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
		sent.on("error", reject);
		sent.end(body === undefined ? undefined : JSON.stringify(body));
	});
}

/**
 * Sends requests, claims and messages of payments to a process, each until it is confirmed or refused, and notes what
 * was confirmed.
 */
export function startWriters(url: string, market: WriterMarket, phonePe: FakePhonePe): Writers {
	const confirmed: Confirmed = { leads: [], claims: [], payments: [] };
	const closing = new AbortController();
	let writes: Writes = { count: 0, longestMs: 0, repeated: 0 };

	/** Repeats the call until the product answers it; null if it refuses it. */
	async function write(call: Call): Promise<string | null> {
		const begun = performance.now();
		for (;;) {
			const answer = await post(url, call).catch(() => null);
			if (answer !== null && answer.status < 500) {
				writes.count++;
				writes.longestMs = Math.max(writes.longestMs, performance.now() - begun);
				return answer.status < 300 ? answer.body : null;
			}
			writes.repeated++;
			await wait(pauseMs);
		}
	}

	async function askForWork(n: number): Promise<void> {
		const name = `Failover ${market.title} ${n}`;
		const { token, mobile } = market.customers[n % market.customers.length] ?? { token: "", mobile: "" };
		const body = await write({
			path: "/api/lead",
			headers: {
				"x-auth-token": token,
				"content-type": "application/json",
				"idempotency-key": name.replaceAll(" ", "-"),
			},
			body: {
				serviceId: market.serviceId,
				goToLocation: "shimla",
				addressDetails: name,
				description: `${name} has no light in the kitchen.`,
				name: "Bench",
				mobile,
			},
		});
		if (body !== null) confirmed.leads.push((JSON.parse(body) as { lead: { _id: string } }).lead["_id"]);
	}

	async function claim(lead: OpenLead): Promise<void> {
		const { userId, token } = lead.professional;
		const body = await write({ path: `/api/lead/${lead.id}/claim`, headers: { "x-auth-token": token } });
		if (body !== null) confirmed.claims.push({ leadId: lead.id, userId });
	}

	async function pay({ merchantTransactionId, paymentId }: PaidOrder): Promise<void> {
		const { headers, body } = phonePe.webhook(merchantTransactionId);
		const answer = await write({ path: "/api/payments/phonepe/callback", headers, body });
		if (answer !== null) confirmed.payments.push(paymentId);
	}

	async function each<Item>(items: Iterator<Item>, step: (item: Item) => Promise<void>): Promise<void> {
		while (!closing.signal.aborted) {
			const { value, done } = items.next();
			if (done === true) throw new Error(`${market.title} has nothing left to write`);
			await step(value);
			await wait(betweenMs);
		}
	}

	const leads = market.leads.values();
	const orders = market.orders.values();
	const all = [
		each(Array(10_000).keys(), askForWork),
		...Array.from({ length: 3 }, () => each(leads, claim)),
		...Array.from({ length: 2 }, () => each(orders, pay)),
	];
	return {
		confirmed,
		takeWrites() {
			const taken = writes;
			writes = { count: 0, longestMs: 0, repeated: 0 };
			return taken;
		},
		async stop() {
			closing.abort();
			await Promise.all(all);
		},
	};
}
