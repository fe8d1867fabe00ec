import { useSession } from "../../../accounts/web/session.tsx";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";
import { LeadCards, type LeadCardsProps } from "./lead-cards.tsx";

const ViewerLeads = partOnDemand(() => import("./viewer-leads.tsx"), { Instead: LeadCards, isExtra: true });

/** The public list of open leads; staff load it again with their own rights. */
export function OpenLeads({ name, ...list }: Omit<LeadCardsProps, "renderMore" | "isReadAgain">) {
	const { user } = useSession();
	// The server decides who may do what; this only spares others the second request.
	if (user === null || user.role === "user") return <LeadCards key={name} name={name} {...list} />;
	const whose = `${name}|${user._id}`;
	return <ViewerLeads key={whose} name={whose} isReadAgain {...list} />;
}
