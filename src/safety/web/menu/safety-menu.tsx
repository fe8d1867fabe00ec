import { useState } from "react";
import type { SafetyMenuProps } from "../../../accounts/web/safety-slot.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { m } from "../../../paraglide/messages.js";
import { isStaff } from "../../../platform/access.ts";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { Menu, MenuButton } from "../../../ui/overlay/menu.tsx";

const BlockDialog = dialogOnDemand(() => import("./block-dialog.tsx"));
const ReportDialog = dialogOnDemand(() => import("./report-dialog.tsx"));

type About = Extract<SafetyMenuProps, { block: unknown }>;

const aboutListing = ({
	_id,
	userId,
	name,
	firmName,
}: Extract<SafetyMenuProps, { listing: unknown }>["listing"]): About => ({
	name: firmName ?? name,
	block: { userId },
	report: { type: "listing", id: _id },
});

/**
 * What else a signed-in person can do about another one: report what they published, and block them. Staff decide about
 * reports and do neither.
 */
export function SafetyMenu(props: SafetyMenuProps) {
	if ("onClose" in props) return <ReportDialog target={props.report} onClose={props.onClose} />;
	return <OtherPerson {...("listing" in props ? aboutListing(props.listing) : props)} />;
}

function OtherPerson({ name, block, report, onBlocked }: About) {
	const [open, setOpen] = useState<"block" | "report" | null>(null);
	const { user } = useSession();
	const onClose = () => setOpen(null);
	if (user === null || isStaff(user)) return null;
	return (
		<>
			<Menu label={m["safety.menu.more"]()} spokenLabel={m["safety.menu.more_about"]({ name })}>
				<MenuButton icon="triangle-alert" onClick={() => setOpen("report")}>
					{m["safety.menu.report"]()}
				</MenuButton>
				{block !== null && (
					<MenuButton icon="ban" onClick={() => setOpen("block")}>
						{m["safety.menu.block"]()}
					</MenuButton>
				)}
			</Menu>
			{open === "report" && <ReportDialog target={report} onClose={onClose} />}
			{open === "block" && block !== null && (
				<BlockDialog name={name} target={block} onBlocked={() => onBlocked?.()} onClose={onClose} />
			)}
		</>
	);
}
