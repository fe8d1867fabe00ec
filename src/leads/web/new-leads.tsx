import { useEffect, useState } from "react";
import { useNews } from "../../notifications/web/use-news.ts";
import { m } from "../../paraglide/messages.js";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/button.tsx";
import type { LeadAnswer } from "../leads.contract.ts";
import { leadLinkId } from "./lead-card.tsx";

type NewLeadsProps = {
	/** The leads that stand on the screen. */
	shown: readonly Pick<LeadAnswer, "_id">[];
	/** Shows the list from its beginning as it is now; answers its first lead's id. Throws ApiFailure. */
	begin: () => Promise<string | undefined>;
};

/**
 * On top of the open leads, that new ones came. They are shown when they are asked for: a list that grows by itself
 * pushes its cards away under the finger that is about to press one.
 */
export default function NewLeads({ shown, begin }: NewLeadsProps) {
	const [told, setTold] = useState<ReadonlySet<string>>(new Set());
	const [first, setFirst] = useState<string>();
	const { isBusy, run } = useTask();
	useNews((notifications) => {
		const leads = notifications.filter(({ kind }) => kind === "lead.new").map(({ subjectId }) => subjectId);
		if (leads.length > 0) setTold((before) => new Set([...before, ...leads]));
	});
	useEffect(() => {
		// What was pressed is gone: the keyboard goes on at the newest lead.
		if (first !== undefined) document.getElementById(leadLinkId(first))?.focus({ preventScroll: true });
	}, [first]);
	const known = new Set(shown.map(({ _id }) => _id));
	const count = [...told].filter((leadId) => !known.has(leadId)).length;
	const show = () =>
		run(async () => {
			setFirst(await begin());
			setTold(new Set());
		});
	return (
		<output className="grid justify-items-center empty:hidden">
			{count > 0 && (
				<Button icon="arrow-up" busy={isBusy} onClick={() => void show()}>
					{m["leads.list.new"]({ count })}
				</Button>
			)}
		</output>
	);
}
