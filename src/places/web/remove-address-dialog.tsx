import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import type { Address, PlacesApi } from "../places.contract.ts";
import { streetLine, townLine } from "./address-words.ts";

const call = apiOf<PlacesApi>();

type RemoveAddressDialogProps = {
	address: Address;
	/** Receives the remaining list. */
	onRemoved: (list: Address[]) => void;
	onClose: () => void;
};

/** Confirms the removal of an address; the server refuses it if a listing uses it. */
export default function RemoveAddressDialog({ address, onRemoved, onClose }: RemoveAddressDialogProps) {
	return (
		<ConfirmDialog
			title={m["places.address.remove_title"]()}
			keep={m["places.address.remove_keep"]()}
			confirm={m["words.remove"]()}
			done={m["places.address.removed"]()}
			onConfirm={async () => {
				const left = await call("DELETE /api/address/:id", { params: { id: address._id } });
				onRemoved(left.address.address);
			}}
			onClose={onClose}
		>
			<div>
				<p className="font-strong">{streetLine(address)}</p>
				<p className="text-ink-soft">{townLine(address)}</p>
			</div>
		</ConfirmDialog>
	);
}
