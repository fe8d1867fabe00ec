import { useCallback, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { formatDateTime } from "../../platform/dates.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Problem } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../ui/feedback/skeleton-line.tsx";
import type { AccountsApi, SessionEntry } from "../accounts.contract.ts";
import { useSession } from "./session.tsx";

const call = apiOf<AccountsApi>();

type SessionRowProps = { entry: SessionEntry; isEnding: boolean; onEnd: () => void };

function SessionRow({ entry, isEnding, onEnd }: SessionRowProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong">
					{entry.device}
					{entry.current && <Badge tone="success">{m["accounts.account.session_current"]()}</Badge>}
				</p>
				<p className="text-sm text-ink-faint">
					{m["accounts.account.session_since"]({ date: formatDateTime(new Date(entry.createdAt)) })}
				</p>
				<p className="text-sm text-ink-faint">
					{m["accounts.account.session_used"]({ date: formatDateTime(new Date(entry.lastUsedAt)) })}
				</p>
			</div>
			<Button
				variant="danger-text"
				busy={isEnding}
				aria-label={m["accounts.account.session_end_label"]({ device: entry.device })}
				onClick={onEnd}
			>
				{m["accounts.account.session_end"]()}
			</Button>
		</li>
	);
}

function SessionSkeleton() {
	return (
		<Skeleton>
			<Card className="grid gap-3">
				<SkeletonLine shape="title" />
				<SkeletonLine shape="short" />
				<SkeletonLine shape="short" />
			</Card>
		</Skeleton>
	);
}

/** The person's sessions, each with a button that ends it. */
export function AccountSessions() {
	const { logout } = useSession();
	const [sessions, setSessions] = useState<SessionEntry[] | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		const answer = await call("GET /api/users/me/sessions");
		if (isWanted()) setSessions(answer.sessions);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	const alert = useAlert();
	const { run } = useTask();
	/** The session that is being ended, or "others". */
	const [ending, setEnding] = useState<string | null>(null);
	const list = useRef<HTMLUListElement>(null);

	const end = (entry: SessionEntry) =>
		run(async () => {
			setEnding(entry._id);
			try {
				// This browser's own session ends with its token.
				if (entry.current) return await logout();
				await call("DELETE /api/users/me/sessions/:id", { params: { id: entry._id } });
				alert("success", m["accounts.account.session_ended"]({ device: entry.device }));
			} finally {
				setEnding(null);
			}
			setSessions((before) => before?.filter(({ _id }) => _id !== entry._id) ?? null);
			// The row with the pressed button is gone, so the focus moves to the list.
			list.current?.focus();
		});

	const endOthers = () =>
		run(async () => {
			setEnding("others");
			try {
				await call("DELETE /api/users/me/sessions");
			} finally {
				setEnding(null);
			}
			alert("success", m["accounts.account.sessions_others_ended"]());
			setSessions((before) => before?.filter(({ current }) => current) ?? null);
			list.current?.focus();
		});

	if (sessions === null) {
		if (!hasFailed) return <SessionSkeleton />;
		return <Problem text={m["accounts.account.sessions_failed"]()} onRetry={retry} />;
	}
	return (
		<Card className="grid gap-3">
			<ul ref={list} tabIndex={-1} aria-label={m["accounts.account.sessions"]()} className="outline-none">
				{sessions.map((entry) => (
					<SessionRow
						key={entry._id}
						entry={entry}
						isEnding={ending === entry._id}
						onEnd={() => void end(entry)}
					/>
				))}
			</ul>
			{sessions.length > 1 && (
				<Button
					variant="danger"
					icon="log-out"
					busy={ending === "others"}
					className="justify-self-start"
					onClick={() => void endOthers()}
				>
					{m["accounts.account.sessions_end_others"]()}
				</Button>
			)}
		</Card>
	);
}
