import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { BackOfficeApi, WaitingWork } from "../../back-office.contract.ts";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import type { Route } from "./+types/today.ts";
import { workWords } from "./work-words.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<BackOfficeApi>();

export const handle = staffHandle(m["back-office.today.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["back-office.today.title"]());

export const clientLoader = () => call("GET /api/work");

function WorkCard({ kind, count, oldest }: WaitingWork) {
	const { title, icon, address, since } = workWords[kind];
	return (
		<li>
			<Link to={address} className="text-inherit no-underline">
				<Card lifts className="flex items-center gap-4">
					<span className="grid size-12 shrink-0 place-items-center rounded-md bg-act-tint text-act">
						<Icon name={icon} />
					</span>
					<span className="min-w-0 flex-1">
						<span className="block font-strong">{title()}</span>
						{oldest !== null && (
							<span className="block text-sm text-ink-soft">
								{since({ time: formatDateTime(new Date(oldest)) })}
							</span>
						)}
					</span>
					<span className="text-2xl font-strong tabular-nums">{count}</span>
				</Card>
			</Link>
		</li>
	);
}

/** The start page of every role: open tasks with their age, each one tap from its screen. */
export default function Today({ loaderData: { work } }: Route.ComponentProps) {
	const waiting = work.filter(({ count }) => count > 0);
	return (
		<StaffScreen title={m["back-office.today.title"]()} lead={m["back-office.today.lead"]()}>
			{waiting.length === 0 ? (
				<EmptyState title={m["back-office.today.nothing_title"]()} text={m["back-office.today.nothing"]()} />
			) : (
				<ul className="grid gap-3 md:grid-cols-2 wide:grid-cols-3">
					{waiting.map((one) => (
						<WorkCard key={one.kind} {...one} />
					))}
				</ul>
			)}
		</StaffScreen>
	);
}
