import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure, apiOf, isLost } from "../../platform/web/call-api.ts";
import type { PaymentsApi, PaymentProgress } from "../payments.contract.ts";
import { type Follower, followPayment } from "./follow-payment.ts";

const call = apiOf<PaymentsApi>();

async function read(merchantTransactionId: string): Promise<PaymentProgress | "lost"> {
	try {
		return await call("GET /api/payments/:merchantTransactionId/status", {
			params: { merchantTransactionId },
		});
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/** Why the shown status may be out of date. */
export type Trouble = "offline" | "away";

const troubleOf = (fault: unknown): Trouble =>
	fault instanceof ApiFailure && fault.status === 0 ? "offline" : "away";

/**
 * A payment's status, followed while the page is visible; null until it is known, "lost" if it is not this viewer's.
 * The shown status stays until there is a newer one. Another payment needs another key.
 */
export function usePaymentProgress(merchantTransactionId: string) {
	const [standing, setStanding] = useState<PaymentProgress | "lost" | null>(null);
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const [isTrying, setTrying] = useState(false);
	const follower = useRef<Follower>(null);

	useEffect(() => {
		const ends = new AbortController();
		const following = followPayment({
			look: async () => {
				const found = await read(merchantTransactionId);
				if (!ends.signal.aborted) {
					setStanding(found);
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
	return { standing, trouble, isTrying, retry };
}
