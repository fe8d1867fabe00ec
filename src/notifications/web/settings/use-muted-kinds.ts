import { useRef, useState } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { NotificationKind } from "../../notification.ts";
import type { NotificationsApi } from "../../notifications.contract.ts";

const call = apiOf<NotificationsApi>();

/**
 * Turns kinds of notifications on and off; `stored` are those that the viewer muted when the page was loaded. Shows
 * each change at once and sends one request after the other. If one fails, it shows an error and the saved state again.
 */
export function useMutedKinds(stored: readonly NotificationKind[]) {
	const [mutedKinds, show] = useState(stored);
	/** The state on the server, and the state to send. */
	const saved = useRef(stored);
	const wanted = useRef(stored);
	const { run } = useTask();

	const save = async () => {
		// There may be another change before this one is saved, so the latest state is sent as well.
		while (wanted.current !== saved.current) {
			const sent = wanted.current;
			await call("PUT /api/notifications/settings", { body: { mutedKinds: [...sent] } });
			saved.current = sent;
		}
	};
	const showSaved = () => {
		wanted.current = saved.current;
		show(saved.current);
	};
	const turn = (kind: NotificationKind, isOn: boolean) => {
		const others = wanted.current.filter((one) => one !== kind);
		wanted.current = isOn ? others : [...others, kind];
		show(wanted.current);
		void run(save, showSaved);
	};
	return { mutedKinds, turn };
}
