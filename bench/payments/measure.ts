import pg from "pg";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { copyBenchDatabase } from "../databases.ts";
import { startProduct } from "../processes.ts";
import type { Recordings } from "./floor.ts";
import { verifySettled, waitForInvoices } from "./invoices.ts";
import type { PreparedOrder } from "./orders.ts";
import { prepareOrders } from "./prepare-orders.ts";
import { type Provider, startProvider, startSettlingFloor } from "./processes.ts";
import { recordSettlements } from "./record-settlements.ts";

/** Where it is measured, and the number of payments: for warming up, and per turn. */
export type SettlePlan = {
	server: string;
	port: number;
	/** The URL of the bench database that is copied for it. */
	market: string;
	warmUp: number;
	turns: number;
	each: number;
};

/** Payments per second: the product's, the floor's with prepared statements, and with the product's own statements. */
export type Rates = { product: number; prepared: number; asSent: number };
/** The result of each turn, and the number of statements per payment of each kind. */
export type Settled = { turns: Rates[]; statements: Record<string, number> };

/** Settles this many payments from the `from`th on; returns the milliseconds. */
type Settle = (from: number, count: number) => Promise<number>;
/** A database with what settles its payments; `verify` throws unless this many are settled. */
type Side = {
	analyze: () => Promise<void>;
	verify: (count: number) => Promise<void>;
	stop: () => Promise<void>;
};
type ProductSide = Side & { settle: Settle };
type FloorSide = Side & { settlePrepared: Settle; settleAsSent: Settle };

/**
 * Measures payments from the first webhook to the last invoice, next to the floor of the same statements on an
 * equal database; the two take turns, so that other work of the machine affects both. Throws unless all are
 * settled, once.
 */
export async function measurePayments(plan: SettlePlan): Promise<Settled> {
	const ends: (() => Promise<void>)[] = [];
	const atTheEnd = (end: () => Promise<void>) => void ends.unshift(end);
	try {
		const ours = await copyBenchDatabase(plan.server, plan.market, "settling");
		atTheEnd(ours.drop);
		const provider = await startProvider();
		atTheEnd(provider.stop);
		const { orders, recordings } = await prepare(ours.url, provider, plan);
		// The statements queue jobs, which on the product's own database would run again.
		const bare = await copyBenchDatabase(plan.server, ours.url, "settling_floor");
		atTheEnd(bare.drop);
		const product = await startProductSide(ours.url, plan.port, provider, orders);
		atTheEnd(product.stop);
		const floor = await startFloorSide(bare.url, recordings);
		atTheEnd(floor.stop);
		const turns = await takeTurns({ product, floor }, plan);
		const counts = Object.entries(recordings).map(([kind, { statements }]) => [kind, statements.length]);
		return { turns, statements: Object.fromEntries(counts) };
	} finally {
		for (const end of ends) await end();
	}
}

/** The number that the product settles; the floor does it twice, each time with its own payments. */
const countOf = ({ warmUp, turns, each }: SettlePlan) => warmUp + turns * each;

async function prepare(
	databaseUrl: string,
	provider: Provider,
	plan: SettlePlan,
): Promise<{ orders: PreparedOrder[]; recordings: Recordings }> {
	const { shop, recordings } = await recordSettlements(databaseUrl, provider);
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		const orders = await prepareOrders(database.db, shop, 0, 2 * countOf(plan));
		await database.db.execute("vacuum analyze");
		await provider.keep(orders);
		return { orders, recordings };
	} finally {
		await database.close();
	}
}

async function takeTurns(
	{ product, floor }: { product: ProductSide; floor: FloorSide },
	plan: SettlePlan,
): Promise<Rates[]> {
	const { warmUp, turns, each } = plan;
	const all = countOf(plan);
	const takeTurn = async (from: number, count: number): Promise<Rates> => {
		// What autovacuum does within a minute, because here tables grow from nothing to thousands of rows in a
		// short time.
		await product.analyze();
		await floor.analyze();
		return {
			product: (count * 1000) / (await product.settle(from, count)),
			prepared: (count * 1000) / (await floor.settlePrepared(from, count)),
			asSent: (count * 1000) / (await floor.settleAsSent(all + from, count)),
		};
	};
	await takeTurn(0, warmUp);
	const rates: Rates[] = [];
	for (let turn = 0; turn < turns; turn++) rates.push(await takeTurn(warmUp + turn * each, each));
	await product.verify(all);
	await floor.verify(2 * all);
	return rates;
}

/** Two were settled before, when they were recorded. */
const recorded = 2;

async function connect(databaseUrl: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	return client;
}

async function startProductSide(
	databaseUrl: string,
	port: number,
	provider: Provider,
	orders: readonly PreparedOrder[],
): Promise<ProductSide> {
	const product = await startProduct(databaseUrl, port, provider.settings);
	const client = await connect(databaseUrl);
	return {
		async settle(from, count) {
			const begun = performance.now();
			await provider.notify(product.url, orders.slice(from, from + count));
			await waitForInvoices(client, recorded + from + count);
			return performance.now() - begun;
		},
		analyze: async () => void (await client.query("vacuum analyze")),
		verify: (count) => verifySettled(client, recorded + count),
		async stop() {
			await client.end();
			await product.stop();
		},
	};
}

async function startFloorSide(databaseUrl: string, recordings: Recordings): Promise<FloorSide> {
	const floor = await startSettlingFloor({ databaseUrl, recordings });
	const client = await connect(databaseUrl);
	return {
		settlePrepared: (from, count) => floor.settle({ from, count, isPrepared: true }),
		settleAsSent: (from, count) => floor.settle({ from, count, isPrepared: false }),
		analyze: async () => void (await client.query("vacuum analyze")),
		verify: (count) => verifySettled(client, recorded + count),
		async stop() {
			await client.end();
			await floor.stop();
		},
	};
}
