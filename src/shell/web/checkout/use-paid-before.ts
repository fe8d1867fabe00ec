import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { PaymentsApi } from "../../../payments/payments.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useKept } from "./use-kept.ts";

const call = apiOf<PaymentsApi>();

type PaidBefore = {
	/** The payment started with the stored values; empty if there was none, or while it is open. */
	begun: string;
	isKnown: boolean;
	/** It succeeded, so the stored values are no longer needed. */
	onPaid: () => void;
};

/** Checks the earlier payment; true once its status is known, or cannot be. */
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
	const clear = useEffectEvent(onPaid);
	useEffect(() => {
		if (isPaid) clear();
	}, [isPaid]);
	// For a paid one, the status counts as known once the stored values are removed.
	return kept !== null && (kept === "" || begun !== kept || hasFailed || isPaid === false);
}
