import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";

type ConfirmRemovalProps = { isRemoving: boolean; onKeep: () => void; onRemove: () => void };

/** Asks for confirmation: removing a picture cannot be undone. The focus goes to the button that keeps it. */
export function ConfirmRemoval({ isRemoving, onKeep, onRemove }: ConfirmRemovalProps) {
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => keep.current?.focus(), []);
	return (
		<fieldset className="min-w-0 p-2">
			<legend className="float-left w-full pb-1.5 text-sm">{m["listings.photos.remove_ask"]()}</legend>
			<div className="clear-both grid grid-cols-2 gap-1.5 *:px-1!">
				<Button ref={keep} onClick={onKeep}>
					{m["listings.photos.keep"]()}
				</Button>
				<Button variant="danger" busy={isRemoving} onClick={onRemove}>
					{m["words.remove"]()}
				</Button>
			</div>
		</fieldset>
	);
}
