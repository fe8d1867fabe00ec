import { useId } from "react";
import { useRevalidator } from "react-router";
import { roleName } from "../../../accounts/web/role-names.ts";
import { useSession } from "../../../accounts/web/session.tsx";
import { StaffRoleForm } from "../../../accounts/web/staff-role-form.tsx";
import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { formatDate, formatDateTime } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { SuspendButton } from "../../../safety/web/suspensions/suspend-button.tsx";
import { isStaff } from "../../../platform/access.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { BackOfficeApi, PersonPage, PersonRecordAnswer } from "../../back-office.contract.ts";
import type { Route } from "./+types/person.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<BackOfficeApi>();

export const handle = staffHandle(m["back-office.person.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["back-office.person.title"]());

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
	call("GET /api/people/:id", { params: { id: params.userId } });

type ShownRecord = PersonRecordAnswer & { isRefund?: boolean };

type RecordsProps = {
	title: string;
	records: readonly ShownRecord[];
	addressOf: (record: PersonRecordAnswer) => string;
};

function Records({ title, records, addressOf }: RecordsProps) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="grid content-start gap-2">
			<h2 id={titleId} className="text-lg">
				{title}
			</h2>
			{records.length === 0 && <p className="text-ink-soft">{m["back-office.person.nothing"]()}</p>}
			<ul className="divide-y divide-line">
				{records.map((record) => (
					<li key={record._id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
						<TextLink to={addressOf(record)} className="min-w-0 [overflow-wrap:anywhere]">
							{record.title}
						</TextLink>
						<span className="flex items-center gap-2 text-sm text-ink-soft">
							{record.amount !== null && (
								<span className="text-ink tabular-nums">
									{record.isRefund === true && "−"}
									{formatRupeesExact(record.amount)}
								</span>
							)}
							{formatDate(new Date(record.at))}
							<Badge className="capitalize">{record.status}</Badge>
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

function Sessions({ sessions }: Pick<PersonPage, "sessions">) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="grid content-start gap-2">
			<h2 id={titleId} className="text-lg">
				{m["back-office.person.sessions"]()}
			</h2>
			{sessions.length === 0 && <p className="text-ink-soft">{m["back-office.person.nothing"]()}</p>}
			<ul className="divide-y divide-line">
				{sessions.map(({ device, createdAt, lastUsedAt }) => (
					<li key={`${device} ${createdAt}`} className="flex flex-wrap justify-between gap-x-3 py-2">
						{device}
						<span className="text-sm text-ink-soft">
							{m["back-office.person.last_used"]({ time: formatDateTime(new Date(lastUsedAt)) })}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** For managers: all records of one person. Admins set the role here. */
export default function Person({ loaderData: { person } }: Route.ComponentProps) {
	const { name, mobile, role, registeredAt } = person;
	const { user: viewer } = useSession();
	const { revalidate } = useRevalidator();
	const about = [
		mobile,
		roleName(role),
		m["back-office.person.registered"]({ date: formatDate(new Date(registeredAt)) }),
	];
	return (
		<StaffScreen title={name ?? m["back-office.person.no_name"]()} lead={about.join(" · ")}>
			{person.isSuspended ? (
				<p>
					<Badge tone="danger">{m["safety.suspension.running"]()}</Badge>
				</p>
			) : (
				!isStaff(person) &&
				viewer?._id !== person._id && (
					<SuspendButton
						name={name ?? m["back-office.person.no_name"]()}
						suspended={{ userId: person._id }}
						onSuspended={() => void revalidate()}
					/>
				)
			)}
			<div className="grid gap-4 *:min-w-0 desk:grid-cols-2">
				<Records
					title={m["back-office.person.listings"]()}
					records={person.listings}
					addressOf={({ _id }) => reviewAddress(_id)}
				/>
				<Records
					title={m["back-office.person.leads"]()}
					records={person.leads}
					addressOf={({ _id }) => `/lead/${_id}`}
				/>
				{person.payments !== null && (
					<Records
						title={m["back-office.person.payments"]()}
						records={person.payments}
						addressOf={({ _id }) => `/payments/${_id}`}
					/>
				)}
				<Records
					title={m["back-office.person.jobs"]()}
					records={person.jobs}
					addressOf={({ _id }) => `/jobs/${_id}`}
				/>
				<Records
					title={m["back-office.person.reports"]()}
					records={person.reports}
					addressOf={({ _id }) => `/lead/${_id}`}
				/>
				<Sessions sessions={person.sessions} />
				{viewer?.role === "admin" && (
					<StaffRoleForm key={role} user={person} isNamed={false} onChanged={() => void revalidate()} />
				)}
			</div>
		</StaffScreen>
	);
}
