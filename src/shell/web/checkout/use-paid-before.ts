import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { PaymentsApi } from "../../../payments/payments.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useKept } from "./use-kept.ts";

const call = apiOf<PaymentsApi>();

type PaidBefore = {
	/** The payment that began with what was kept; empty where none did, or where it is known to be open. */
	begun: string;
	isKnown: boolean;
	/** It succeeded: what was kept has done its work. */
	onPaid: () => void;
};

/** Asks what became of the payment before; true once that is known, or cannot be. */
export function usePaidBefore({ begun, isKnown, onPaid }: PaidBefore): boolean {
	const kept = useKept(begun, isKnown);
	const [isPaid, setPaid] = useState<boolean | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			if (!kept) return;
			const params = { merchantTransactionId: kept };
			const { status } = await call("GET /api/payments/:merchantTransactionId/status", { params });
			if (isWanted()) setPaid(status === "success");
		},
		[kept],
	);
	const { hasFailed } = useLoading(load);
	const forget = useEffectEvent(onPaid);
	useEffect(() => {
		if (isPaid) forget();
	}, [isPaid]);
	// Paid, it is known once what was kept is forgotten.
	return kept !== null && (kept === "" || begun !== kept || hasFailed || isPaid === false);
}
