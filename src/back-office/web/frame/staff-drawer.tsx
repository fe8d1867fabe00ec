import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import type { WaitingWork } from "../../back-office.contract.ts";
import { StaffNavigation } from "./staff-navigation.tsx";

type StaffDrawerProps = { user: Account; work: readonly WaitingWork[] | null; onClose: () => void };

/** The navigation below 1224 px. */
export default function StaffDrawer({ user, work, onClose }: StaffDrawerProps) {
	return (
		<Drawer title={m["back-office.frame.title"]()} onClose={onClose}>
			<StaffNavigation user={user} work={work} onFollow={onClose} />
		</Drawer>
	);
}
