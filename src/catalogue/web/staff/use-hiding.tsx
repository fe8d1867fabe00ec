import { useState } from "react";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { CatalogueUses } from "../../catalogue-staff.contract.ts";

const InUseDialog = dialogOnDemand(() => import("./in-use-dialog.tsx"));

const usesIn = (failure: unknown): CatalogueUses | null =>
	failure instanceof ApiFailure && failure.body.reason === "in_use"
		? (failure.body["uses"] as CatalogueUses)
		: null;

type Hiding = { name: string; uses: CatalogueUses; done: string; send: () => Promise<void> };

/**
 * Sends a change that may hide what is in use. If the server refuses it with the counts, `dialog` asks for a
 * confirmation, and the change is sent again with `confirm`.
 */
export function useHiding() {
	const [hiding, setHiding] = useState<Hiding | null>(null);
	const change = async (
		{ name, done }: { name: string; done: string },
		send: (confirm: boolean) => Promise<void>,
	): Promise<"done" | "asks"> => {
		try {
			await send(false);
			return "done";
		} catch (failure) {
			const uses = usesIn(failure);
			if (uses === null) throw failure;
			setHiding({ name, uses, done, send: () => send(true) });
			return "asks";
		}
	};
	const dialog = hiding && (
		<InUseDialog
			name={hiding.name}
			uses={hiding.uses}
			done={hiding.done}
			onConfirm={hiding.send}
			onClose={() => setHiding(null)}
		/>
	);
	return { change, dialog };
}
