import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { Hint } from "../../ui/form/field.tsx";
import type { Address } from "../places.contract.ts";
import { streetLine, townLine } from "./address-words.ts";

/** "+91 98160 77120". */
const spaced = (mobile: string) => mobile.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");

type AddressMoreProps = { address: Address; onEdit: (address: Address) => void; onRemove: () => void };

/** What a card shows of an address below its first line, and its actions. */
export function AddressMore({ address, onEdit, onRemove }: AddressMoreProps) {
	const line = streetLine(address);
	return (
		<>
			<p className="text-ink-soft [overflow-wrap:anywhere]">{townLine(address)}</p>
			<p className="text-ink-soft [overflow-wrap:anywhere]">
				{address.name} · {spaced(address.mobile)}
			</p>
			<div className="flex flex-wrap gap-4">
				<Button
					variant="text"
					icon="pencil"
					aria-label={m["places.address.edit_of"]({ address: line })}
					onClick={() => onEdit(address)}
				>
					{m["words.edit"]()}
				</Button>
				{!address.addressInUse && (
					<Button
						variant="danger-text"
						icon="trash-2"
						aria-label={m["places.address.remove_of"]({ address: line })}
						onClick={onRemove}
					>
						{m["words.remove"]()}
					</Button>
				)}
			</div>
			{address.addressInUse && <Hint>{m["places.address.in_use"]()}</Hint>}
		</>
	);
}
