import { useState } from "react";
import { Link } from "react-router";
import { formatMobile } from "../../../accounts/mobile.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { listingTitle, type NamedListing, personOf } from "../details/listing-words.ts";

const call = apiOf<ListingsApi>();

const optionClass =
	"flex min-h-18 w-full items-center gap-4 rounded-md border px-4 py-3 text-left no-underline transition-colors duration-(--duration-quick)";
const primaryOption = `${optionClass} border-transparent bg-act text-on-act hover:bg-act-hover`;
const secondaryOption = `${optionClass} border-field bg-surface text-ink hover:border-act hover:bg-act-tint`;
const number =
	"inline-flex min-h-11 items-center text-xl font-strong text-act tabular-nums underline decoration-1 underline-offset-[0.2em] hover:text-act-hover";

function OptionContent({ icon, title, line }: { icon: InterfaceIcon; title: string; line: string }) {
	return (
		<>
			<span className="grid size-11 shrink-0 place-items-center rounded-full bg-act-tint text-act-ink">
				<Icon name={icon} />
			</span>
			<span className="min-w-0 flex-1">
				<span className="block font-strong">{title}</span>
				<span className="block text-sm">{line}</span>
			</span>
			<Icon name="chevron-right" />
		</>
	);
}

/** Fetches the number and opens the dialler with it; the number stays visible, to be tapped or read. */
function CallNow({ listingId }: { listingId: string }) {
	const { isBusy, run } = useTask();
	const [mobile, setMobile] = useState<string | null>(null);
	const callNow = () =>
		run(async () => {
			const answer = await call("PUT /api/workerCategory/stats/increment-call/:id", {
				params: { id: listingId },
			});
			setMobile(answer.mobile);
			window.location.assign(`tel:${answer.mobile}`);
		});
	return (
		<>
			<button
				type="button"
				aria-busy={isBusy || undefined}
				onClick={() => void callNow()}
				className={primaryOption}
			>
				<OptionContent icon="phone" title={m["listings.book.call"]()} line={m["listings.book.call_line"]()} />
			</button>
			<output className="text-center empty:hidden">
				{mobile !== null && (
					<a href={`tel:${mobile}`} className={number}>
						{formatMobile(mobile)}
					</a>
				)}
			</output>
		</>
	);
}

type BookSheetProps = {
	listing: NamedListing & { _id: string };
	/** The request form for this professional. */
	requestAddress: string;
	onClose: () => void;
};

/** How to contact one professional: call now, or write and be called back. */
export default function BookSheet({ listing, requestAddress, onClose }: BookSheetProps) {
	const { firmName, name, area } = listing;
	const person = personOf(listing);
	return (
		<Dialog title={m["listings.details.book"]()} onClose={onClose}>
			<div className="flex items-center gap-3">
				<Avatar name={name} />
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<p className="font-strong">{listingTitle(listing)}</p>
					<p className="text-ink-soft">
						{firmName === null || person === null ? area : `${person} · ${area}`}
					</p>
				</div>
			</div>
			<div className="grid gap-3">
				<CallNow listingId={listing._id} />
				<Link to={requestAddress} onClick={onClose} className={secondaryOption}>
					<OptionContent
						icon="message-square-text"
						title={m["words.send_request"]()}
						line={m["listings.book.request_line"]()}
					/>
				</Link>
			</div>
			<p className="text-sm text-ink-faint">{m["listings.book.verifies"]()}</p>
		</Dialog>
	);
}
