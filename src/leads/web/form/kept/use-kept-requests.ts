import { useCallback, useEffect, useState } from "react";
import { keepTrying } from "../../../../accounts/web/keep-trying.ts";
import { useSession } from "../../../../accounts/web/session.tsx";
import { readOutbox, removeFromOutbox, sweepOutbox } from "../../../../platform/web/outbox.ts";
import { isViewers, keptEvent, type KeptRequest, sendKeptRequests } from "./kept-requests.ts";

async function send(): Promise<never> {
	await sendKeptRequests();
	// The worker reports the outcome, which ends the attempts.
	throw new Error("not decided yet");
}

/** The viewer's kept requests, kept current, and sent as soon as there is a network. */
export function useKeptRequests() {
	const { user } = useSession();
	const [all, setAll] = useState<KeptRequest[]>([]);
	const reload = useCallback(async () => setAll(await readOutbox<KeptRequest>()), []);

	useEffect(() => {
		const ends = new AbortController();
		const onChange = () => void reload();
		window.addEventListener(keptEvent, onChange, ends);
		navigator.serviceWorker.addEventListener("message", onChange, ends);
		sweepOutbox()
			.then(reload)
			.catch(() => {});
		return () => ends.abort();
	}, [reload]);

	const isWaiting = all.some(({ outcome }) => outcome === undefined);
	useEffect(() => (isWaiting ? keepTrying(send) : undefined), [isWaiting]);

	return {
		requests: all.filter((request) => isViewers(request, user?._id ?? null)),
		remove: async (request: KeptRequest) => {
			await removeFromOutbox(request);
			await reload();
		},
	};
}
