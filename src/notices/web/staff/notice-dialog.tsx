import { useState } from "react";
import { useRevalidator } from "react-router";
import { roleName } from "../../../accounts/web/role-names.ts";
import { StaffDialog } from "../../../catalogue/web/staff/staff-dialog.tsx";
import { useStaffForm } from "../../../catalogue/web/staff/use-staff-form.ts";
import { m } from "../../../paraglide/messages.js";
import { type Role, roles as allRoles } from "../../../platform/access.ts";
import { indianClock, instantInIndia } from "../../../platform/dates.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { noticeLength } from "../../notice.ts";
import type { NoticesApi } from "../../notices.contract.ts";

const call = apiOf<NoticesApi>();

/** The times are in the spelling of the browser's field, in India's time. */
type NoticeDraft = { text: string; roles: Role[]; from: string; until: string };

/** The instant that a field shows; throws the fault at the field where it shows none. */
function timeOf(draft: NoticeDraft, field: "from" | "until"): string {
	const time = instantInIndia(draft[field]);
	const msg = m["notices.staff.time_missing"]();
	if (time === null) throw new ApiFailure(400, { message: msg, errors: [{ msg, path: field }] });
	return time.toISOString();
}

type FieldsProps = {
	form: Pick<ReturnType<typeof useStaffForm<NoticeDraft>>, "values" | "enter" | "errorOf">;
};

function RoleFields({ form: { values, enter } }: FieldsProps) {
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

function TimeFields({ form: { values, enter, errorOf } }: FieldsProps) {
	const fields = [
		{ name: "from", label: m["notices.staff.from"]() },
		{ name: "until", label: m["notices.staff.until"]() },
	] as const;
	return (
		<div className="grid gap-5 md:grid-cols-2">
			{fields.map(({ name, label }) => (
				<TextField
					key={name}
					type="datetime-local"
					name={name}
					label={label}
					value={values[name]}
					error={errorOf(name)}
					onChange={({ target }) => enter({ [name]: target.value })}
				/>
			))}
		</div>
	);
}

/** Writes a notice; it begins now unless another time is chosen. */
export default function NoticeDialog({ onClose }: { onClose: () => void }) {
	const [now] = useState(() => indianClock(new Date()));
	const form = useStaffForm<NoticeDraft>({ text: "", roles: [], from: now, until: "" });
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const save = () =>
		form.send(async (draft) => {
			const { text, roles } = draft;
			const body = { text, roles, from: timeOf(draft, "from"), until: timeOf(draft, "until") };
			await call("POST /api/notices", { body });
			alert("success", m["notices.staff.written"]());
			await revalidate();
			onClose();
		});
	return (
		<StaffDialog
			title={m["notices.staff.write"]()}
			confirm={m["notices.staff.write_confirm"]()}
			form={form}
			onSubmit={() => void save()}
			onClose={onClose}
		>
			<TextArea
				name="text"
				label={m["notices.staff.text"]()}
				maxLength={noticeLength}
				value={form.values.text}
				error={form.errorOf("text")}
				onChange={({ target }) => form.enter({ text: target.value })}
			/>
			<TimeFields form={form} />
			<RoleFields form={form} />
		</StaffDialog>
	);
}
