import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import type { PaymentsApi, PaymentStanding } from "../payments.contract.ts";
import { type Follower, followPayment } from "./follow-payment.ts";

const call = apiOf<PaymentsApi>();

/** Words for a name that is none, and for a payment that is not there or not the viewer's. */
const lost = new Set([400, 404]);

async function read(merchantTransactionId: string): Promise<PaymentStanding | "lost"> {
	try {
		return await call("GET /api/payments/:merchantTransactionId/status", {
			params: { merchantTransactionId },
		});
	} catch (failure) {
		if (failure instanceof ApiFailure && lost.has(failure.status)) return "lost";
		throw failure;
	}
}

/** Why what is shown may be older than it should be. */
export type Trouble = "offline" | "away";

const troubleOf = (fault: unknown): Trouble =>
	fault instanceof ApiFailure && fault.status === 0 ? "offline" : "away";

/**
 * How a payment stands, followed while the page is seen; null until that is known, "lost" where it is not this viewer's.
 * What is shown stays until something newer is there. Another payment needs another key.
 */
export function usePaymentStanding(merchantTransactionId: string) {
	const [standing, setStanding] = useState<PaymentStanding | "lost" | null>(null);
	const [watchedFor, setWatchedFor] = useState(0);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const [isTrying, setTrying] = useState(false);
	const follower = useRef<Follower>(null);

	useEffect(() => {
		const ends = new AbortController();
		const began = Date.now();
		const following = followPayment({
			look: async () => {
				const found = await read(merchantTransactionId);
				if (!ends.signal.aborted) {
					setStanding(found);
					setWatchedFor(Date.now() - began);
					setTrouble(null);
					setTrying(false);
				}
				return found === "lost" ? found : found.status;
			},
			onFault: (fault) => {
				if (ends.signal.aborted) return;
				setTrouble(troubleOf(fault));
				setTrying(false);
			},
		});
		const lookIfSeen = () => (document.visibilityState === "visible" ? following.wake() : following.rest());
		document.addEventListener("visibilitychange", lookIfSeen, ends);
		window.addEventListener("online", lookIfSeen, ends);
		window.addEventListener("offline", () => setTrouble("offline"), ends);
		follower.current = following;
		lookIfSeen();
		return () => {
			ends.abort();
			following.rest();
		};
	}, [merchantTransactionId]);

	const retry = useCallback(() => {
		setTrying(true);
		follower.current?.wake();
	}, []);
	/** How long it was watched when it was seen last, in milliseconds. */
	return { standing, watchedFor, trouble, isTrying, retry };
}
