import { setTimeout as wait } from "node:timers/promises";
import type { Balancer, Call } from "./balancer.ts";
import { type Market, mark } from "./market.ts";

/** The visitors' responses since the last call, and their confirmed writes in total. */
export type Visits = {
	/** Milliseconds of each response since the last call; empties itself. */
	takeTimes(): number[];
	/** Failures since the last call, as `status path` or the error; empties itself. */
	takeFailures(): string[];
	/** Leads and claims with a successful response. */
	confirmed(): { leads: number; claims: number };
	/** Ends all visitors and waits for their last response. */
	stop(): Promise<void>;
};

const walks = { readers: 30, customers: 4, professionals: 4, staff: 1 };
/** The pause between two requests of one visitor, in milliseconds, plus or minus all of it. */
const pause = 120;

const one = <Item>(items: readonly Item[]): Item => {
	const item = items[Math.floor(Math.random() * items.length)];
	if (item === undefined) throw new Error("nothing to choose from");
	return item;
};

/** Sends visitors through the market until they are stopped: most read, some create requests, some claim them. */
export function sendVisitors(market: Market, balancer: Balancer): Visits {
	const times: number[] = [];
	const failures: string[] = [];
	let leads = 0;
	/** By lead and professional, because claiming again returns the first response. */
	const claims = new Set<string>();
	const closing = new AbortController();
	let number = 0;
	const fresh: string[] = [];

	/** Null after a failure; the statuses in `expected` count as success too. */
	async function visit(call: Call, expected: readonly number[] = []): Promise<{ body: string } | null> {
		const begun = performance.now();
		try {
			const { status, body } = await balancer.send(call);
			times.push(performance.now() - begun);
			if (status < 300) return { body };
			if (!expected.includes(status)) failures.push(`${status} ${call.method} ${call.path}`);
		} catch (error) {
			failures.push(`${String(error)} ${call.method} ${call.path}`);
		}
		return null;
	}

	const paths: (() => string)[] = [
		() => "/",
		() => `/${one(market.serviceSlugs)}`,
		() => `/show-service/${one(market.serviceSlugs)}/${one(market.placeSlugs)}`,
		() => `/show-service-details/${one(market.listingIds)}`,
		() => "/leads",
		() => `/api/workerCategory/active?service=${one(market.serviceSlugs)}&location=${one(market.placeSlugs)}`,
		() => "/api/lead",
		() => "/api/service",
		() => "/api/pincode/171001",
	];
	const read = async () => void (await visit({ method: "GET", path: one(paths)() }));

	async function askForWork(): Promise<void> {
		const name = `${mark} ${number++}`;
		const answer = await visit(
			{
				method: "POST",
				path: "/api/lead",
				token: one(market.customers),
				idempotencyKey: name.replace(" ", "-"),
				body: {
					serviceId: market.service.id,
					goToLocation: "shimla",
					addressDetails: name,
					description: `${name} has no light in the kitchen.`,
					name: "Bench",
					// A number that the open leads of others have is refused.
					mobile: `98${String(number).padStart(8, "0")}`,
				},
			},
			[429],
		);
		if (answer === null) return;
		leads++;
		fresh.push(String(JSON.parse(answer.body).lead["_id"]));
		if (fresh.length > 50) fresh.shift();
	}

	async function claimWork(): Promise<void> {
		if (fresh.length === 0) return;
		const path = `/api/lead/${one(fresh)}/claim`;
		// Others were faster: that is a valid response, not a failure.
		const token = one(market.professionals);
		const answer = await visit({ method: "POST", path, token }, [409]);
		if (answer !== null) claims.add(`${path} ${token}`);
	}

	const lookAfter = async () =>
		void (await visit({ method: "GET", path: "/api/workerCategory?status=active", token: market.admin }));

	async function walk(step: () => Promise<void>, pauses: number): Promise<void> {
		while (!closing.signal.aborted) {
			await step();
			await wait(Math.random() * 2 * pauses);
		}
	}
	const many = (count: number, step: () => Promise<void>, pauses = pause) =>
		Array.from({ length: count }, () => walk(step, pauses));
	const all = [
		...many(walks.readers, read),
		...many(walks.customers, askForWork, 4 * pause),
		...many(walks.professionals, claimWork, 2 * pause),
		...many(walks.staff, lookAfter, 4 * pause),
	];

	return {
		takeTimes: () => times.splice(0),
		takeFailures: () => failures.splice(0),
		confirmed: () => ({ leads, claims: claims.size }),
		async stop() {
			closing.abort();
			await Promise.all(all);
		},
	};
}
