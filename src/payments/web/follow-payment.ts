import type { PaymentStatus } from "../payment.ts";

/**
 * The delay until the next poll of a payment that has not succeeded, by how long it was watched; both in
 * milliseconds.
 */
const looks: readonly { until: number; every: number }[] = [
	{ until: 30_000, every: 2_000 },
	{ until: 2 * 60_000, every: 4_000 },
	{ until: 10 * 60_000, every: 10_000 },
	{ until: Infinity, every: 30_000 },
];
/** After a failure, only a late success can still come. */
const slowly = 30_000;

/**
 * What is known of a payment: its status, "lost" if there is none that this viewer may see, or null if nothing is
 * known yet.
 */
export type Known = PaymentStatus | "lost" | null;

/** Milliseconds until the next poll, after the payment was watched for this long; null once nothing more can come. */
export function nextLookIn(known: Known, watchedFor: number): number | null {
	if (known === "success" || known === "lost") return null;
	const { every } = looks.find(({ until }) => watchedFor < until) ?? { every: slowly };
	return known === "failed" ? Math.max(every, slowly) : every;
}

type Following = {
	/** One poll; throws if it fails. It passes its result on itself. */
	look: () => Promise<Known>;
	/** A poll failed; the next one is scheduled. */
	onFault: (fault: unknown) => void;
};

export type Follower = {
	/** Polls immediately and then continues, unless nothing more can come. */
	wake(): void;
	/** Stops polling until woken. */
	rest(): void;
};

/** Polls a payment repeatedly once woken, more and more slowly, one request at a time. */
export function followPayment({ look, onFault }: Following): Follower {
	const began = Date.now();
	let known: Known = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isLooking = false;
	let isAwake = false;

	async function lookOnce(): Promise<void> {
		clearTimeout(timer);
		if (isLooking) return;
		isLooking = true;
		try {
			known = await look();
		} catch (fault) {
			onFault(fault);
		} finally {
			isLooking = false;
		}
		const wait = nextLookIn(known, Date.now() - began);
		if (isAwake && wait !== null) timer = setTimeout(() => void lookOnce(), wait);
	}
	return {
		wake() {
			isAwake = true;
			if (nextLookIn(known, 0) !== null) void lookOnce();
		},
		rest() {
			isAwake = false;
			clearTimeout(timer);
		},
	};
}
