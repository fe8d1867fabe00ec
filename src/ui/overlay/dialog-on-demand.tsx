import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useAlert } from "../feedback/alerts.tsx";
import { DialogWaiting } from "../feedback/waiting.tsx";

/**
 * A dialog whose code loads when it is first shown: `const BookDialog = dialogOnDemand(() =>
 * import("./book-dialog.tsx"))`. If loading fails it says so and calls `onClose`, and the next opening tries again;
 * React.lazy would keep the failure and take the page down with it.
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
	fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
	let fetched: ComponentType<Props> | null = null;

	return function DialogOnDemand(props: Props) {
		const [Dialog, setDialog] = useState(() => fetched);
		// One cause for all openings: a dialog that failed to load is gone when the next opening starts.
		const alert = useAlert("dialog-on-demand");
		const settle = useEffectEvent(alert.clear);
		const giveUp = useEffectEvent(() => {
			alert("danger", m["platform.error.offline"]());
			props.onClose();
		});
		useEffect(() => {
			let isGone = false;
			const bring = async () => {
				settle();
				try {
					const Fetched = (fetched ??= (await fetchModule()).default);
					if (!isGone) setDialog(() => Fetched);
				} catch {
					if (!isGone) giveUp();
				}
			};
			void bring();
			return () => {
				isGone = true;
			};
		}, []);
		return Dialog === null ? <DialogWaiting /> : <Dialog {...props} />;
	};
}
