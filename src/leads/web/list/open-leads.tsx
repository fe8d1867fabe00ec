import { useSession } from "../../../accounts/web/session.tsx";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { LeadCards, type LeadCardsProps } from "./lead-cards.tsx";

const ViewerLeads = partOnDemand(() => import("./viewer-leads.tsx"), { Instead: LeadCards, isExtra: true });

/** The open leads as nobody sees them; staff, who work with them from here, read them once more as they do. */
export function OpenLeads({ name, ...list }: Omit<LeadCardsProps, "renderMore" | "isReadAgain">) {
	const { user } = useSession();
	// Who may do what is the server's to say; this spares everybody else the second reading.
	if (user === null || user.role === "user") return <LeadCards key={name} name={name} {...list} />;
	const whose = `${name}|${user._id}`;
	return <ViewerLeads key={whose} name={whose} isReadAgain {...list} />;
}
