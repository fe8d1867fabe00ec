import { useMemo, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import type { Role } from "../../platform/access.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { dismiss, readDismissed } from "../../platform/web/dismissed.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { NoticesApi, ShownNotice, SiteNotices } from "../notices.contract.ts";
import { NoticeBar } from "./notice-bar.tsx";

const call = apiOf<NoticesApi>();

/** The notices of a role, which replace those for everyone; null until loaded, or if the role has none of its own. */
function useNoticesOfRole(roles: readonly Role[]): readonly ShownNotice[] | null {
	const { user } = useSession();
	const role = user !== null && roles.includes(user.role) ? user.role : null;
	const [read, setRead] = useState<{ role: Role; notices: readonly ShownNotice[] } | null>(null);
	const load = useMemo<Load | null>(
		() =>
			role &&
			(async (isWanted) => {
				const { notices } = await call("GET /api/notices");
				if (isWanted()) setRead({ role, notices });
			}),
		[role],
	);
	useLoading(load);
	return read !== null && read.role === role ? read.notices : null;
}

/** The notices that the person has not dismissed in this browser. */
export default function Notices({ shown, roles }: SiteNotices) {
	const ofRole = useNoticesOfRole(roles);
	const [dismissed, setDismissed] = useState(readDismissed);
	const visible = (ofRole ?? shown).filter(({ _id }) => !dismissed.includes(_id));
	const action = ({ _id }: ShownNotice) => (
		<IconButton
			icon="x"
			label={m["notices.dismiss"]()}
			onClick={() => {
				setDismissed(dismiss(_id));
				// The button disappears with its notice, so the focus moves to the page.
				document.getElementById("main")?.focus({ preventScroll: true });
			}}
		/>
	);
	return <NoticeBar shown={visible} action={action} />;
}
