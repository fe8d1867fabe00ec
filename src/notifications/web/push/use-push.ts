import { useCallback, useState } from "react";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { m } from "../../../paraglide/messages.js";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";
import { type PushSupport, pushSupport, readTraits } from "./push-support.ts";
import { isSubscribed, subscribe, unsubscribe } from "./subscription.ts";

const call = apiOf<NotificationsApi>();

export type PushState = "on" | "off" | Exclude<PushSupport, "possible">;

/** Runs the browser's part. Throws ApiFailure with a message for the person if the browser refuses. */
async function byBrowser<Answer>(work: () => Promise<Answer>): Promise<Answer> {
	try {
		return await work();
	} catch {
		throw new ApiFailure(0, { message: m["notifications.push.refused"]() });
	}
}

/** Whether Web Push is on for this browser; null until it is loaded. Give the component a key per viewer. */
export function usePush() {
	const [found, setFound] = useState<{ state: PushState; publicKey: string } | null>(null);
	const { isBusy, run } = useTask();
	const load = useCallback<Load>(async (isWanted) => {
		const support = pushSupport(readTraits());
		if (support !== "possible") return setFound({ state: support, publicKey: "" });
		const [{ publicKey, isOn }, isHere] = await Promise.all([
			call("GET /api/notifications/push"),
			isSubscribed(),
		]);
		if (isWanted()) setFound({ state: isOn && isHere ? "on" : "off", publicKey });
	}, []);
	const { hasFailed, retry } = useLoading(load);

	const become = (state: PushState) => setFound((before) => before && { ...before, state });
	const turnOn = () =>
		run(async () => {
			// Browsers ask for permission only after a press.
			const permission = await Notification.requestPermission();
			if (permission === "denied") {
				const support = pushSupport({ ...readTraits(), permission });
				return become(support === "possible" ? "off" : support);
			}
			if (permission !== "granted" || found === null) return;
			const address = await byBrowser(() => subscribe(found.publicKey));
			await call("PUT /api/notifications/push", { body: address });
			become("on");
		});
	const turnOff = () =>
		run(async () => {
			await call("DELETE /api/notifications/push");
			await unsubscribe();
			become("off");
		});
	return { state: found?.state ?? null, turnOn, turnOff, isBusy, hasFailed, retry };
}
