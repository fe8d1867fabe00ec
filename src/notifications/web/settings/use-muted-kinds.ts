import { useCallback, useRef, useState } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { NotificationKind } from "../../notification.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";

const call = apiOf<NotificationsApi>();

/**
 * Which kinds the viewer turned off; null until that is known. Each change is shown and sent at once, one call after the
 * other. Where one fails that is told, and what the server has stands there again. Another person needs another key.
 */
export function useMutedKinds() {
	const [mutedKinds, show] = useState<readonly NotificationKind[] | null>(null);
	/** What the server has, and what it is to have. */
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
		// Somebody may press the next one before this one is saved: the last word is sent, too.
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
