import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import type { CatalogueUses } from "../../catalogue-staff.contract.ts";

type InUseDialogProps = {
	name: string;
	uses: CatalogueUses;
	done: string;
	onConfirm: () => Promise<void>;
	onClose: () => void;
};

/** The limit of the counts. */
const countedAtMost = 1_000;

const counted = (count: number) =>
	count < countedAtMost ? String(count) : m["catalogue.staff.in_use_more"]({ count: "1,000" });

/** Says what would be hidden and asks for a confirmation. */
export default function InUseDialog({ name, uses, done, onConfirm, onClose }: InUseDialogProps) {
	return (
		<ConfirmDialog
			title={m["catalogue.staff.in_use_title"]({ name })}
			keep={m["catalogue.staff.in_use_keep"]()}
			confirm={m["catalogue.staff.in_use_confirm"]()}
			done={done}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<ul className="grid gap-1 font-strong">
				<li>{m["catalogue.staff.in_use_leads"]({ count: counted(uses.openLeads) })}</li>
				<li>{m["catalogue.staff.in_use_listings"]({ count: counted(uses.activeListings) })}</li>
			</ul>
			<p>{m["catalogue.staff.in_use_text"]({ name })}</p>
		</ConfirmDialog>
	);
}
