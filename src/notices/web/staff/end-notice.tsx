import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import type { NoticeAnswer, NoticesApi } from "../../notices.contract.ts";

const call = apiOf<NoticesApi>();

const ConfirmDialog = dialogOnDemand(async () => ({
	default: (await import("../../../platform/web/confirm-dialog.tsx")).ConfirmDialog,
}));

/** Ends a notice that is not over, after a confirmation. */
export function EndNotice({ notice: { _id, text, abilities } }: { notice: NoticeAnswer }) {
	const [isAsking, setAsking] = useState(false);
	const { revalidate } = useRevalidator();
	if (!abilities.end) return null;
	const end = async () => {
		await call("PUT /api/notices/:id", { params: { id: _id }, body: { ended: true } });
		await revalidate();
	};
	return (
		<>
			<Button className="whitespace-nowrap" onClick={() => setAsking(true)}>
				{m["notices.staff.end"]()}
				<span className="sr-only">: {text}</span>
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={m["notices.staff.end_title"]()}
					keep={m["notices.staff.end_keep"]()}
					confirm={m["notices.staff.end"]()}
					done={m["notices.staff.ended"]()}
					onConfirm={end}
					onClose={() => setAsking(false)}
				>
					<p>{m["notices.staff.end_text"]()}</p>
					<blockquote className="text-ink-soft [overflow-wrap:anywhere]">{text}</blockquote>
				</ConfirmDialog>
			)}
		</>
	);
}
