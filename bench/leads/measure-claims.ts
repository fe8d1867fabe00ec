import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { copyBenchDatabase } from "../databases.ts";
import { ended, type Running, startProduct } from "../processes.ts";
import type { Claim } from "./claimants.ts";
import type { ClaimFloorTask } from "./claim-floor.ts";
import { recordClaim } from "./record-claim.ts";
import { sendPosts } from "./send-posts.ts";

/** Where it is measured, on copies of the market's database, and the number of claims: for warming up, and per turn. */
export type ClaimPlan = {
	server: string;
	port: number;
	market: string;
	warmUp: number;
	turns: number;
	each: number;
};

/** Claims per second, and the median and 99th percentile in milliseconds. */
export type ClaimRate = { perSecond: number; p50: number; p99: number };
/** The result of each turn, and the number of statements per claim. */
export type Claimed = { turns: { product: ClaimRate; floor: ClaimRate }[]; statements: number };

/**
 * Measures claims of different leads, next to the floor of the same statements on an equal database; the two take
 * turns, so that other work of the machine affects both. Throws unless all are claimed, once.
 */
export async function measureClaims({
	server,
	port,
	market,
	warmUp,
	turns,
	each,
}: ClaimPlan): Promise<Claimed> {
	const ends: (() => Promise<void>)[] = [];
	const atTheEnd = (end: () => Promise<void>) => void ends.unshift(end);
	try {
		const ours = await copyBenchDatabase(server, market, "claiming");
		atTheEnd(ours.drop);
		// The first one is claimed when it is recorded.
		const { claims, recorded } = await recordClaim(ours.url, 1 + warmUp + turns * each);
		const bare = await copyBenchDatabase(server, ours.url, "claiming_floor");
		atTheEnd(bare.drop);
		const before = await countClaims(ours.url);
		const product = await startProduct(ours.url, port);
		atTheEnd(() => product.stop());
		const floor = await startClaimFloor({ databaseUrl: bare.url, claims, recorded });
		atTheEnd(() => floor.stop());
		const take = async (from: number, count: number) => ({
			product: await rateOf(product, claims, from, count, ({ leadId }) => `/api/lead/${leadId}/claim`),
			floor: await rateOf(floor, claims, from, count, (_, n) => `/${n}`),
		});
		await take(1, warmUp);
		const rates: Claimed["turns"] = [];
		for (let turn = 0; turn < turns; turn++) rates.push(await take(1 + warmUp + turn * each, each));
		for (const { url } of [ours, bare])
			if ((await countClaims(url)) - before !== warmUp + turns * each)
				throw new Error("not every claim stands in the database once");
		return { turns: rates, statements: recorded.statements.length };
	} finally {
		for (const end of ends) await end();
	}
}

async function rateOf(
	{ url }: Running,
	claims: readonly Claim[],
	from: number,
	count: number,
	pathOf: (claim: Claim, n: number) => string,
): Promise<ClaimRate> {
	const posts = claims.slice(from, from + count).map((claim, index) => ({
		url: `${url}${pathOf(claim, from + index)}`,
		headers: { "x-auth-token": claim.token },
	}));
	const { each, all } = await sendPosts(posts);
	const sorted = each.toSorted((one, other) => one - other);
	const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
	return { perSecond: (count * 1000) / all, p50: at(0.5), p99: at(0.99) };
}

async function countClaims(databaseUrl: string): Promise<number> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ n: number }>("select count(*)::int as n from lead_claims");
		return rows[0]?.n ?? 0;
	} finally {
		await client.end();
	}
}

async function startClaimFloor(task: ClaimFloorTask): Promise<Running> {
	const child = fork(join(import.meta.dirname, "claim-floor.ts"));
	child.send(task);
	const [port] = (await once(child, "message")) as [number];
	return { url: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}
