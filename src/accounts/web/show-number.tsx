import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import { formatMobile } from "../mobile.ts";
import type { ShowNumberInput, ShownNumber } from "../number-view.contract.ts";
import type { NumberViewReason } from "../number-view.ts";

const ShowNumberDialog = dialogOnDemand(() => import("./show-number-dialog.tsx"));

type ShowNumberProps = {
	/** The button's label. */
	id?: string;
	name: string;
	/** "+91 98••••••21". */
	masked: string;
	/** The reasons that the record allows. */
	reasons: readonly NumberViewReason[];
	/** Asks the server for the number. Throws ApiFailure. */
	show: (input: ShowNumberInput) => Promise<ShownNumber>;
};

/**
 * A masked number that staff can have shown for a reason; then it is a link that calls. Give it another key for another
 * record.
 */
export function ShowNumber({ id, name, masked, reasons, show }: ShowNumberProps) {
	const [mobile, setMobile] = useState<string | null>(null);
	const [isAsking, setAsking] = useState(false);
	const { next, goOn } = useNextFocus<HTMLSpanElement>();
	if (mobile !== null) {
		return (
			<span ref={next} tabIndex={-1} className="outline-none">
				<TextLink to={`tel:${mobile}`} className="-my-2.5 inline-block py-2.5 tabular-nums">
					{formatMobile(mobile)}
				</TextLink>
			</span>
		);
	}
	return (
		<span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
			<span className="whitespace-nowrap tabular-nums">{masked}</span>
			<Button id={id} aria-label={m["accounts.numbers.show_whom"]({ name })} onClick={() => setAsking(true)}>
				{m["accounts.numbers.show"]()}
			</Button>
			{isAsking && (
				<ShowNumberDialog
					name={name}
					reasons={reasons}
					show={show}
					onShown={(shown) => {
						setMobile(shown.mobile);
						goOn();
					}}
					onClose={() => setAsking(false)}
				/>
			)}
		</span>
	);
}
