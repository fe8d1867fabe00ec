import { useEffect, useRef } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";

type RemoveAskProps = { isRemoving: boolean; onKeep: () => void; onRemove: () => void };

/** Asks once: a removed picture is gone. The focus goes to the harmless answer. */
export function RemoveAsk({ isRemoving, onKeep, onRemove }: RemoveAskProps) {
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
