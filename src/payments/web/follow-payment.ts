import type { PaymentStatus } from "../payment.ts";

/** Until the next look at a payment that has not succeeded, by how long it was watched; both in milliseconds. */
const looks: readonly { until: number; every: number }[] = [
	{ until: 30_000, every: 2_000 },
	{ until: 2 * 60_000, every: 4_000 },
	{ until: 10 * 60_000, every: 10_000 },
	{ until: Infinity, every: 30_000 },
];
/** Of a failed one only what comes late can still come. */
const slowly = 30_000;

/** What is known of a payment: its status, "lost" where there is none to see, or null where nothing is known yet. */
export type Known = PaymentStatus | "lost" | null;

/** Milliseconds until a payment is looked at again, after it was watched so long; null once nothing more can come. */
export function nextLookIn(known: Known, watchedFor: number): number | null {
	if (known === "success" || known === "lost") return null;
	const { every } = looks.find(({ until }) => watchedFor < until) ?? { every: slowly };
	return known === "failed" ? Math.max(every, slowly) : every;
}

type Following = {
	/** One look; throws where it fails. It tells what it saw by itself. */
	look: () => Promise<Known>;
	/** A look failed; the next one is planned. */
	onFault: (fault: unknown) => void;
};

export type Follower = {
	/** Looks at once and then goes on, unless nothing more can come. */
	wake(): void;
	/** Looks no more until woken. */
	rest(): void;
};

/** Looks at a payment again and again once woken, ever more slowly, one look at a time. */
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
