import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const remove = () =>
		run(async () => {
			const left = await call("DELETE /api/address/:id", { params: { id: address._id } });
			onRemoved(left.address.address);
			alert("success", m["places.address.removed"]());
			onClose();
		});
	return (
		<Dialog
			title={m["places.address.remove_title"]()}
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{m["places.address.remove_keep"]()}
					</Button>
					<Button variant="danger" size="lg" busy={isBusy} onClick={() => void remove()}>
						{m["places.address.remove"]()}
					</Button>
				</>
			}
		>
			<div>
				<p className="font-strong">{streetLine(address)}</p>
				<p className="text-ink-soft">{townLine(address)}</p>
			</div>
		</Dialog>
	);
}
