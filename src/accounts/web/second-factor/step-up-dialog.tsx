import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useSession } from "../session.tsx";
import SecondFactorStep from "./second-factor-step.tsx";

/** Asks for a new code before a dangerous action. */
export default function StepUpDialog({ onPassed, onClose }: { onPassed: () => void; onClose: () => void }) {
	const { logout } = useSession();
	return (
		<Dialog title={m["accounts.second_factor.confirm_title"]()} onClose={onClose}>
			<p>{m["accounts.second_factor.step_up"]()}</p>
			<SecondFactorStep onPassed={async () => onPassed()} logOut={logout} />
		</Dialog>
	);
}
