import { setTimeout as wait } from "node:timers/promises";
import { copyBenchDatabase } from "../databases.ts";
import type { Database } from "../../src/platform/server/database/database.ts";
import { named } from "../../src/platform/server/database/named.ts";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { startProduct } from "../processes.ts";
import { busyPlace, chooseListeners, type RequestableService } from "./choose-listeners.ts";
import { startListeners } from "./listeners-process.ts";

/** Where it is measured, on a copy of the market's database; the number of listeners, and of created leads. */
export type StreamPlan = { server: string; port: number; market: string; listeners: number; leads: number };
export type Heard = {
	/** From sending a lead until a notified professional's stream had it, in milliseconds, sorted. */
	times: number[];
	/**
	 * The number of professionals notified by the database's record, of those who listened, and of those who got no
	 * event.
	 */
	notified: number;
	listening: number;
	unheard: number;
	/** Streams that broke during the measurement. */
	closed: number;
};

/** How long to wait for an event after the last lead, in milliseconds. */
const timeoutMs = 5_000;
/** The pause between two leads, in milliseconds. */
const pause = 200;

/**
 * Opens the streams of this many professionals on one server, creates leads, and returns when the notified ones get
 * the events.
 */
export async function measureStreams({ server, port, market, listeners, leads }: StreamPlan): Promise<Heard> {
	const ends: (() => Promise<void>)[] = [];
	const atTheEnd = (end: () => Promise<void>) => void ends.unshift(end);
	try {
		const copy = await copyBenchDatabase(server, market, "streams");
		atTheEnd(copy.drop);
		const database = await openDatabase({ url: copy.url, dataDirectory: null });
		atTheEnd(() => database.close());
		const { people, services, customers } = await chooseListeners(database, listeners, leads);
		const product = await startProduct(copy.url, port);
		atTheEnd(() => product.stop());
		const streams = await startListeners({ url: product.url, people });
		atTheEnd(streams.stop);
		const sent = new Map<string, number>();
		for (const [n, token] of customers.entries()) {
			const service = services[n % services.length];
			if (service === undefined) throw new Error("nothing to ask for");
			const at = Date.now();
			sent.set(await createLead(product.url, token, service, n), at);
			await wait(pause);
		}
		await wait(timeoutMs);
		const notified = await readNotified(database, [...sent.keys()]);
		return heardBy(notified, { people, sent, streams });
	} finally {
		for (const end of ends) await end();
	}
}

type Notified = { leadId: string; userId: string };

function readNotified(database: Database, leadIds: readonly string[]): Promise<Notified[]> {
	const text = `select distinct lead_id as "leadId", user_id as "userId" from lead_notified where lead_id = any($1::uuid[])`;
	return named<Notified>(database.db, { name: "bench_notified", text }, [leadIds]);
}

type Listening = {
	people: readonly { userId: string }[];
	/** When each lead was sent. */
	sent: ReadonlyMap<string, number>;
	streams: Pick<Awaited<ReturnType<typeof startListeners>>, "heardAt" | "closed">;
};

function heardBy(notified: readonly Notified[], { people, sent, streams }: Listening): Heard {
	const open = new Set(people.map(({ userId }) => userId));
	const listening = notified.filter(({ userId }) => open.has(userId));
	const times = listening.flatMap(({ leadId, userId }) => {
		const at = streams.heardAt(leadId, userId);
		return at === undefined ? [] : [at - (sent.get(leadId) ?? 0)];
	});
	return {
		times: times.toSorted((one, other) => one - other),
		notified: notified.length,
		listening: listening.length,
		unheard: listening.length - times.length,
		closed: streams.closed(),
	};
}

/** Creates the nth lead as its customer, with a mobile of its own, because few open leads may share one. Returns its id. */
async function createLead(
	url: string,
	token: string,
	service: RequestableService,
	n: number,
): Promise<string> {
	const answer = await fetch(`${url}/api/lead`, {
		method: "POST",
		headers: { "content-type": "application/json", "x-auth-token": token },
		body: JSON.stringify({
			...service,
			name: "Sunita Devi",
			mobile: `98${String(n).padStart(8, "0")}`,
			goToLocation: busyPlace,
			addressDetails: "Blue gate behind the market",
			source: "lead-form",
		}),
	});
	if (answer.status !== 201)
		throw new Error(`a lead was answered with ${answer.status}: ${await answer.text()}`);
	const { lead } = (await answer.json()) as { lead: { _id: string } };
	return lead._id;
}
