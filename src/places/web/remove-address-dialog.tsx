import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import type { Address, PlacesApi } from "../places.contract.ts";
import { streetLine, townLine } from "./address-words.ts";

const call = apiOf<PlacesApi>();

type RemoveAddressDialogProps = {
	address: Address;
	/** Gets the list that is left. */
	onRemoved: (list: Address[]) => void;
	onClose: () => void;
};

/** Asks once more before an address is removed; where a listing stands on it, the server says so. */
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
