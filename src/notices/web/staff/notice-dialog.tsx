import { useState } from "react";
import { useRevalidator } from "react-router";
import { roleName } from "../../../accounts/web/role-names.ts";
import { m } from "../../../paraglide/messages.js";
import { type Role, roles as allRoles } from "../../../platform/access.ts";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { indianClock, instantInIndia } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { noticeLength } from "../../notice.ts";
import type { NoticesApi } from "../../notices.contract.ts";

const call = apiOf<NoticesApi>();

/** The times are in the format of the browser's field, in India's time. */
type NoticeDraft = { text: string; roles: Role[]; from: string; until: string };

const timeNames = ["from", "until"] as const;

const faultsOf = (draft: NoticeDraft): ErrorItem[] =>
	timeNames.flatMap((path) =>
		instantInIndia(draft[path]) === null ? [{ path, msg: m["notices.staff.time_missing"]() }] : [],
	);

const timeOf = (typed: string): string => instantInIndia(typed)?.toISOString() ?? "";

type NoticeForm = ReturnType<typeof useForm<NoticeDraft>>;

function RoleFields({ form: { values, enter } }: { form: NoticeForm }) {
	const toggle = (role: Role, isChosen: boolean) =>
		enter({ roles: allRoles.filter((one) => (one === role ? isChosen : values.roles.includes(one))) });
	return (
		<fieldset className="grid gap-1">
			<legend className="font-strong">{m["notices.staff.roles"]()}</legend>
			<p className="text-sm text-ink-faint">{m["notices.staff.roles_hint"]()}</p>
			<div className="grid md:grid-cols-2">
				{allRoles.map((role) => (
					<Checkbox
						key={role}
						name="roles"
						label={roleName(role)}
						checked={values.roles.includes(role)}
						onChange={({ target }) => toggle(role, target.checked)}
					/>
				))}
			</div>
		</fieldset>
	);
}

function TimeFields({ form }: { form: NoticeForm }) {
	const labels = { from: m["notices.staff.from"](), until: m["notices.staff.until"]() };
	return (
		<div className="grid gap-5 md:grid-cols-2">
			{timeNames.map((name) => (
				<TextField key={name} type="datetime-local" label={labels[name]} {...form.field(name)} />
			))}
		</div>
	);
}

/** Writes a notice; it starts now unless another time is chosen. */
export default function NoticeDialog({ onClose }: { onClose: () => void }) {
	const [now] = useState(() => indianClock(new Date()));
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const form = useForm<NoticeDraft>({
		initial: { text: "", roles: [], from: now, until: "" },
		check: faultsOf,
		submit: async ({ text, roles, from, until }) => {
			const body = { text, roles, from: timeOf(from), until: timeOf(until) };
			await call("POST /api/notices", { body });
			alert("success", m["notices.staff.written"]());
			await revalidate();
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["notices.staff.write"]()}
			size="md"
			confirm={m["notices.staff.write_confirm"]()}
			form={form}
			onClose={onClose}
		>
			<TextArea label={m["notices.staff.text"]()} maxLength={noticeLength} {...form.field("text")} />
			<TimeFields form={form} />
			<RoleFields form={form} />
		</FormDialog>
	);
}
