import { useEffect, useEffectEvent, useState } from "react";
import { setCodeAsker } from "../../../platform/web/code-asker.ts";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { useSession } from "../session.tsx";

const StepUpDialog = dialogOnDemand(() => import("./step-up-dialog.tsx"));

/** Asks for a code when the server refuses a call without a recent one, then repeats the call. For staff screens. */
export function CodeAsker() {
	const { user, unlockStaff } = useSession();
	const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);
	const openDialog = () =>
		new Promise<boolean>((resolve) => {
			setAnswer(() => resolve);
		});
	const ask = useEffectEvent(() => (user?.withheldRole === undefined ? openDialog() : unlockStaff()));
	useEffect(() => {
		// Calls that are refused at the same moment share one dialog.
		let asked: Promise<boolean> | null = null;
		return setCodeAsker(() => (asked ??= ask().finally(() => (asked = null))));
	}, []);
	if (answer === null) return null;
	const settle = (isGiven: boolean) => {
		setAnswer(null);
		answer(isGiven);
	};
	return <StepUpDialog onPassed={() => settle(true)} onClose={() => settle(false)} />;
}
