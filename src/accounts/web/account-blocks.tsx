import { useCallback, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { formatDate } from "../../platform/dates.ts";
import { appendPage, type InfiniteList } from "../../platform/infinite-list.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { InfiniteItems } from "../../ui/feedback/infinite-items.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BlockEntry, BlocksApi } from "../blocks.contract.ts";

const call = apiOf<BlocksApi>();

/** A block by a lead is taken back by the lead, in the module above. */
type AccountBlocksProps = { unblockCustomer: (leadId: string) => Promise<void> };

async function readBlocks(cursor?: string): Promise<InfiniteList<BlockEntry>> {
	const { blocks, nextCursor } = await call("GET /api/users/me/blocks", {
		query: cursor === undefined ? {} : { cursor },
	});
	return { items: blocks, nextCursor };
}

const nameOf = ({ leadId, name }: BlockEntry) =>
	leadId === null ? (name ?? m["accounts.blocks.no_name"]()) : m["accounts.blocks.customer"]();

type BlockRowProps = { entry: BlockEntry; isBusy: boolean; onUnblock: () => void };

function BlockRow({ entry, isBusy, onUnblock }: BlockRowProps) {
	const name = nameOf(entry);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
			<div className="min-w-0 [overflow-wrap:anywhere]">
				<p className="font-strong">{name}</p>
				<p className="text-sm text-ink-faint">
					{m["accounts.blocks.since"]({ date: formatDate(new Date(entry.blockedAt)) })}
				</p>
				{entry.leadId !== null && (
					<TextLink to={`/lead/${entry.leadId}`}>{m["accounts.blocks.view_lead"]()}</TextLink>
				)}
			</div>
			<Button busy={isBusy} aria-label={m["accounts.blocks.unblock_label"]({ name })} onClick={onUnblock}>
				{m["accounts.blocks.unblock"]()}
			</Button>
		</li>
	);
}

/** The people whom the person has blocked, each with a button that takes it back. */
export function AccountBlocks({ unblockCustomer }: AccountBlocksProps) {
	const [list, setList] = useState<InfiniteList<BlockEntry> | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		const first = await readBlocks();
		if (isWanted()) setList(first);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const [ending, setEnding] = useState<string | null>(null);
	const shown = useRef<HTMLDivElement>(null);
	const unblock = (entry: BlockEntry) =>
		run(async () => {
			const { _id, userId, leadId } = entry;
			setEnding(_id);
			try {
				if (leadId !== null) await unblockCustomer(leadId);
				else if (userId !== null) await call("DELETE /api/users/:id/block", { params: { id: userId } });
			} finally {
				setEnding(null);
			}
			alert("success", m["accounts.blocks.unblocked"]({ name: nameOf(entry) }));
			setList((before) => before && { ...before, items: before.items.filter((one) => one._id !== _id) });
			// The row with the pressed button is gone, so the focus moves to the list.
			shown.current?.focus();
		});
	const more = () =>
		run(async () => {
			if (list === null || list.nextCursor === null) return;
			const next = await readBlocks(list.nextCursor);
			setList((before) => before && appendPage(before, next));
		});
	return (
		<div ref={shown} tabIndex={-1} className="outline-none">
			<Card className="grid gap-3">
				<InfiniteItems
					list={list}
					hasFailed={hasFailed}
					retry={retry}
					more={more}
					isBusy={isBusy}
					failed={m["accounts.blocks.failed"]()}
					skeletonLines={["title", "short"]}
					empty={<p className="text-ink-soft">{m["accounts.blocks.none"]()}</p>}
				>
					{(items) => (
						<ul aria-label={m["accounts.blocks.title"]()}>
							{items.map((entry) => (
								<BlockRow
									key={entry._id}
									entry={entry}
									isBusy={ending === entry._id}
									onUnblock={() => void unblock(entry)}
								/>
							))}
						</ul>
					)}
				</InfiniteItems>
			</Card>
		</div>
	);
}
