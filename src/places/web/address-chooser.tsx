import { useEffect, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/form/button.tsx";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import { addressesAtMost } from "../address.ts";
import type { Address } from "../places.contract.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressMore } from "./address-more.tsx";
import { streetLine } from "./address-words.ts";
import type { AddressBook } from "./use-address-book.ts";
import type { AddressForm as Form } from "./use-address-form.ts";

const RemoveAddressDialog = dialogOnDemand(() => import("./remove-address-dialog.tsx"));

function SkeletonLines() {
	return (
		<Skeleton className="grid gap-4">
			{[0, 1].map((place) => (
				<div key={place} className="rounded-lg border border-line bg-surface p-4">
					<SkeletonLine shape="title" />
					<SkeletonLine shape="line" />
					<SkeletonLine shape="short" />
				</div>
			))}
		</Skeleton>
	);
}

type AddressChooserProps = {
	book: AddressBook;
	form: Form;
	/** Empty without a choice. */
	chosenId: string;
	onChoose: (addressId: string) => void;
	/** The error, usually that no address is chosen. */
	error?: string;
};

type CardsProps = AddressChooserProps & { addresses: Address[] };

function Cards({ addresses, book, form, chosenId, onChoose, error }: CardsProps) {
	const [leaving, setLeaving] = useState<Address | null>(null);
	const choose = (id: string) => {
		onChoose(id);
		if (form.draft.isOpen) form.close();
	};
	return (
		<>
			<RadioCards
				name="address"
				legend={m["places.address.legend"]()}
				legendHidden
				value={form.draft.isOpen ? "" : chosenId}
				onChange={choose}
				error={error}
				options={addresses.map((address) => ({
					value: address._id,
					label: streetLine(address),
					more: <AddressMore address={address} onEdit={form.edit} onRemove={() => setLeaving(address)} />,
				}))}
			/>
			{leaving !== null && (
				<RemoveAddressDialog
					address={leaving}
					onRemoved={(list) => {
						book.show(list);
						if (leaving._id === chosenId) onChoose("");
					}}
					onClose={() => setLeaving(null)}
				/>
			)}
		</>
	);
}

/**
 * The ref for the form's container: if the form closes with the focus in it, the chosen address or the first button
 * takes it.
 */
function useFocusAfter(isOpen: boolean) {
	const frame = useRef<HTMLDivElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		const isClosed = wasOpen.current && !isOpen;
		wasOpen.current = isOpen;
		if (!isClosed || document.activeElement !== document.body) return;
		const chosen = frame.current?.querySelector<HTMLElement>("input:checked");
		(chosen ?? frame.current?.querySelector("button"))?.focus();
	}, [isOpen]);
	return frame;
}

/** A person's addresses to choose from, change and add to; the address in an open form becomes the chosen one. */
export function AddressChooser(props: AddressChooserProps) {
	const { book, form, onChoose } = props;
	const { addresses } = book;
	const frame = useFocusAfter(form.draft.isOpen);
	if (book.fault !== undefined) return <Problem text={book.fault} onRetry={book.retry} />;
	if (addresses === null || !form.isRecalled) return <SkeletonLines />;
	const hasSome = addresses.length > 0;
	const isFull = addresses.length >= addressesAtMost;
	const save = async () => {
		const saved = await form.save();
		if (saved !== null) onChoose(saved._id);
	};
	return (
		<div ref={frame} className="grid gap-4">
			{hasSome && <Cards {...props} addresses={addresses} />}
			{form.draft.isOpen ? (
				<AddressForm form={form} canClose={hasSome} onSave={() => void save()} />
			) : (
				<Button icon="plus" size="lg" className="justify-self-start" disabled={isFull} onClick={form.add}>
					{m["places.address.add"]()}
				</Button>
			)}
			{isFull && <p className="text-ink-soft">{m["places.address.full"]({ count: addressesAtMost })}</p>}
		</div>
	);
}
