import type { BlockTarget } from "../../../accounts/blocks.ts";
import type { BlocksApi } from "../../../accounts/blocks.contract.ts";
import type { LeadBlocksApi } from "../../../leads/lead-blocks.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";

const call = apiOf<BlocksApi & LeadBlocksApi>();

type BlockDialogProps = {
	name: string;
	target: BlockTarget;
	onBlocked: () => void;
	onClose: () => void;
};

/** Confirms a block, and says what it means and where to undo it. */
export default function BlockDialog({ name, target, onBlocked, onClose }: BlockDialogProps) {
	const block = async () => {
		if ("userId" in target) await call("PUT /api/users/:id/block", { params: { id: target.userId } });
		else await call("PUT /api/lead/:id/block-customer", { params: { id: target.leadId } });
		onBlocked();
	};
	return (
		<ConfirmDialog
			title={m["safety.block.title"]({ name })}
			keep={m["words.cancel"]()}
			confirm={m["safety.menu.block"]()}
			done={m["safety.block.done"]({ name })}
			onConfirm={block}
			onClose={onClose}
		>
			<p>{m["safety.block.text"]({ name })}</p>
			<p>{m["safety.block.undo"]()}</p>
		</ConfirmDialog>
	);
}
