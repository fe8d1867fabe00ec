import { m } from "../../../paraglide/messages.js";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useSession } from "../session.tsx";
import { Enrolment } from "./enrolment.tsx";

/** Replaces the authenticator app, for example on a new phone. */
export default function EnrolmentDialog({ onClose }: { onClose: () => void }) {
	const { logout } = useSession();
	return (
		<Dialog title={m["accounts.second_factor.setup_title"]()} onClose={onClose}>
			<Enrolment onPassed={async () => onClose()} logOut={logout} />
		</Dialog>
	);
}
