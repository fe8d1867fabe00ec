import { type SubmitEvent, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { Button } from "../../../ui/form/button.tsx";
import type { ButtonLook } from "../../../ui/form/button-look.ts";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { leadFormAddress, leadFormPath, type LeadFormStart } from "./lead-form-slot.tsx";
import type { NamedListing } from "../details/listing-words.ts";

const BookSheet = dialogOnDemand(() => import("./book-sheet.tsx"));

type BookNowProps = Pick<ButtonLook, "variant" | "size"> & {
	listing: NamedListing & { _id: string };
	/** The initial values of a request. */
	start: LeadFormStart;
	label: string;
	/** The id of the text that names the professional. */
	describedBy?: string;
	className?: string;
};

/**
 * The button to contact a professional: first the login, then the choice of how. A plain form to the request's own
 * page, so that it works before any script runs.
 */
export function BookNow({
	listing,
	start,
	label,
	describedBy,
	variant = "act",
	size,
	className,
}: BookNowProps) {
	const { requireLogin } = useSession();
	const [isOpen, setOpen] = useState(false);
	const open = async () => {
		if ((await requireLogin()) !== null) setOpen(true);
	};
	const book = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		void open();
	};
	return (
		<>
			<form action={leadFormPath} onSubmit={book} className={className}>
				<input type="hidden" name="service" value={start.service} />
				{start.choice && <input type="hidden" name="choice" value={start.choice} />}
				{start.place && <input type="hidden" name="location" value={start.place} />}
				<Button
					type="submit"
					name="professional"
					value={listing._id}
					variant={variant}
					size={size}
					block
					aria-haspopup="dialog"
					aria-describedby={describedBy}
				>
					{label}
				</Button>
			</form>
			{isOpen && (
				<BookSheet
					listing={listing}
					requestAddress={leadFormAddress({ ...start, professional: listing._id })}
					onClose={() => setOpen(false)}
				/>
			)}
		</>
	);
}
