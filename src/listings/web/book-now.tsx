import { type SubmitEvent, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { Button } from "../../ui/button.tsx";
import type { ButtonLook } from "../../ui/button-look.ts";
import { dialogOnDemand } from "../../ui/dialog-on-demand.tsx";
import { leadFormAddress, leadFormPath, type LeadFormStart } from "./lead-form-slot.tsx";
import type { NamedListing } from "./listing-words.ts";

const BookSheet = dialogOnDemand(() => import("./book-sheet.tsx"));

type BookNowProps = Pick<ButtonLook, "variant" | "size"> & {
	listing: NamedListing & { _id: string };
	/** What a request begins with. */
	start: LeadFormStart;
	label: string;
	/** The id of the text that says whom it concerns. */
	describedBy?: string;
	className?: string;
};

/**
 * The way to reach a professional: asks for the login, then how. A plain form to the request's own page, so that it
 * leads on before any script runs.
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
