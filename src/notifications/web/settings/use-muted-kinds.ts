import { useCallback, useRef, useState } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { NotificationKind } from "../../notification.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";

const call = apiOf<NotificationsApi>();

/**
 * The kinds that the viewer muted; null until they are loaded. Shows each change at once and sends one request after
 * the other. If one fails, it shows an error and the saved state again. Give the component a key per viewer.
 */
export function useMutedKinds() {
	const [mutedKinds, show] = useState<readonly NotificationKind[] | null>(null);
	/** The state on the server, and the state to send. */
	const saved = useRef<readonly NotificationKind[]>([]);
	const wanted = useRef<readonly NotificationKind[]>([]);
	const { run } = useTask();

	const take = useCallback((kinds: readonly NotificationKind[]) => {
		saved.current = kinds;
		wanted.current = kinds;
		show(kinds);
	}, []);
	const load = useCallback<Load>(
		async (isWanted) => {
			const answer = await call("GET /api/notifications/settings");
			if (isWanted()) take(answer.mutedKinds);
		},
		[take],
	);
	const { hasFailed, retry } = useLoading(load);

	const save = async () => {
		// There may be another change before this one is saved, so the latest state is sent as well.
		while (wanted.current !== saved.current) {
			const sent = wanted.current;
			await call("PUT /api/notifications/settings", { body: { mutedKinds: [...sent] } });
			saved.current = sent;
		}
	};
	const turn = (kind: NotificationKind, isOn: boolean) => {
		const others = wanted.current.filter((one) => one !== kind);
		wanted.current = isOn ? others : [...others, kind];
		show(wanted.current);
		void run(save, () => take(saved.current));
	};
	return { mutedKinds, turn, hasFailed, retry };
}
