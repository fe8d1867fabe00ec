import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";

/** Who added a record: a person, somebody whose account is deleted, or the product itself. */
export function creatorName(createdBy: { name: string | null } | null): string {
	if (createdBy === null) return m["catalogue.staff.from_start"]();
	return createdBy.name ?? m["catalogue.staff.deleted_person"]();
}

/** Whether the public sees it. */
export function StateBadge({ isShown, comingSoon = false }: { isShown: boolean; comingSoon?: boolean }) {
	if (!isShown) return <Badge>{m["catalogue.staff.state_inactive"]()}</Badge>;
	if (comingSoon) return <Badge tone="pending">{m["catalogue.staff.state_coming_soon"]()}</Badge>;
	return <Badge tone="success">{m["catalogue.staff.state_active"]()}</Badge>;
}
