import { m } from "../../paraglide/messages.js";
import { Wrap } from "../../ui/layout/page.tsx";
import type { ShownNotice } from "../notices.contract.ts";

type NoticeBarProps = {
	shown: readonly ShownNotice[];
	/** The buttons of a notice; their space is reserved until they load. */
	action?: (notice: ShownNotice) => React.ReactNode;
};

/** Notices on top of a page. The server renders this; the buttons load later. */
export function NoticeBar({ shown, action }: NoticeBarProps) {
	if (shown.length === 0) return null;
	return (
		<section aria-label={m["notices.title"]()}>
			{shown.map((notice) => (
				<div key={notice._id} data-dismissible={notice._id} className="border-b border-line bg-now-tint">
					<Wrap className="flex">
						<p className="mr-auto min-w-0 py-2.5 whitespace-pre-line [overflow-wrap:anywhere]">
							{notice.text}
						</p>
						<span className="size-11 shrink-0">{action?.(notice)}</span>
					</Wrap>
				</div>
			))}
		</section>
	);
}
