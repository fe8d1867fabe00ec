// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../ui/feedback/alerts.tsx";
import { FormFields } from "../../ui/form/form-fields.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { ErrorItem } from "../app-error.ts";
import { ApiFailure } from "./call-api.ts";
import { type FormErrors, useForm } from "./use-form.ts";

type Values = { name: string; pincode: string };
type Settings = {
	check?: (values: Values) => ErrorItem[];
	submit?: (values: Values, key: string) => Promise<void>;
	onErrors?: (errors: readonly ErrorItem[]) => void;
	errors?: FormErrors;
	failed?: string;
};

const noPincode = { msg: "Give a pincode.", path: "address.pincode" };
const badName = { msg: "Give a name.", path: "name" };

const succeed = async () => {};

function Sample({ submit = succeed, ...settings }: Settings) {
	const form = useForm<Values>({
		initial: { name: "", pincode: "" },
		paths: { pincode: "address.pincode" },
		submit,
		...settings,
	});
	return (
		<form {...form.formProps}>
			<FormFields sending={form.isBusy}>
				<TextField {...form.field("name")} label="Name" />
				<TextField {...form.field("pincode")} label="Pincode" onBlur={() => form.checkField("pincode")} />
				<button type="submit">Send</button>
				<button type="button" onClick={form.reset}>
					Reset
				</button>
			</FormFields>
		</form>
	);
}

afterEach(cleanup);

const show = (settings: Settings) => showPage(<Sample {...settings} />);

const showPage = (page: React.ReactNode) => {
	const element = <AlertLayer>{page}</AlertLayer>;
	return render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
};

const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const alertText = () => screen.getByRole("alert").textContent;
const labels = { name: "Name", pincode: "Pincode" };
const field = (name: keyof Values) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const enter = async (name: keyof Values, text: string) => {
	await userEvent.clear(field(name));
	await userEvent.type(field(name), text);
};
const errorAt = (name: keyof Values) => {
	const [id] = field(name).getAttribute("aria-describedby")?.split(" ") ?? [];
	return id === undefined ? undefined : document.getElementById(id)?.textContent;
};
const failing = (...errors: [ErrorItem, ...ErrorItem[]]) =>
	vi.fn<NonNullable<Settings["submit"]>>().mockRejectedValueOnce(new ApiFailure(400, { errors }));

test("shows the first error of a field and takes the focus to the first wrong field", async () => {
	const submit = vi.fn<NonNullable<Settings["submit"]>>();
	show({ check: () => [noPincode, { ...noPincode, msg: "Another." }], submit });
	await send();
	expect(errorAt("pincode")).toBe(noPincode.msg);
	expect(errorAt("name")).toBeUndefined();
	expect(document.activeElement).toBe(field("pincode"));
	expect(alertText()).toBe("");
	expect(submit).not.toHaveBeenCalled();
});

test("shows an error of the check that has no field in the alert", async () => {
	show({ check: () => [{ msg: "Fill in all fields." }, badName] });
	await send();
	expect(alertText()).toBe("Fill in all fields.");
	expect(errorAt("name")).toBe(badName.msg);
});

test("shows an error of the server once: at its field, or in the alert", async () => {
	const onErrors = vi.fn<NonNullable<Settings["onErrors"]>>();
	const errors: [ErrorItem, ...ErrorItem[]] = [noPincode, { msg: "Not now." }, { msg: "No.", path: "other" }];
	show({ submit: failing(...errors), onErrors });
	await send();
	expect(errorAt("pincode")).toBe(noPincode.msg);
	expect(document.activeElement).toBe(field("pincode"));
	const alert = within(screen.getByRole("alert"));
	expect(alert.getByText("Not now.")).toBeDefined();
	expect(alert.getByText("No.")).toBeDefined();
	expect(alert.queryByText(noPincode.msg)).toBeNull();
	expect(onErrors).toHaveBeenCalledWith(errors);
});

test("clears the error of a field that changes, and no other", async () => {
	show({ check: () => [badName, noPincode] });
	await send();
	await enter("pincode", "1");
	expect(errorAt("pincode")).toBeUndefined();
	expect(errorAt("name")).toBe(badName.msg);
});

test("checks a field that was left, unless it is empty", async () => {
	show({ check: () => [badName, noPincode] });
	const leave = async () => {
		await userEvent.click(field("pincode"));
		await userEvent.tab();
	};
	await leave();
	expect(errorAt("pincode")).toBeUndefined();
	await enter("pincode", "17");
	await leave();
	expect(errorAt("pincode")).toBe(noPincode.msg);
	expect(errorAt("name")).toBeUndefined();
});

test("sends once and disables its fields meanwhile", async () => {
	const sending = Promise.withResolvers<void>();
	const submit = vi.fn<NonNullable<Settings["submit"]>>(() => sending.promise);
	show({ submit });
	await enter("name", "Asha");
	await send();
	expect(screen.getByRole<HTMLFieldSetElement>("group").disabled).toBe(true);
	fireEvent.submit(screen.getByRole("group"));
	expect(submit).toHaveBeenCalledExactlyOnceWith({ name: "Asha", pincode: "" }, expect.any(String));
	await act(async () => sending.resolve());
	expect(screen.getByRole<HTMLFieldSetElement>("group").disabled).toBe(false);
});

test("clears the alert and the errors when it is sent again", async () => {
	show({ submit: failing({ msg: "No connection." }, badName) });
	await send();
	expect(alertText()).toBe("No connection.");
	await send();
	expect(alertText()).toBe("");
	expect(errorAt("name")).toBeUndefined();
});

test("keeps the key for a retry, and takes a new one after a change and after a success", async () => {
	const submit = failing({ msg: "No connection." });
	show({ submit });
	for (const name of ["Asha", "Asha", "Asha", "Asha Devi"]) {
		await enter("name", name);
		await send();
	}
	const [failed, retried, afterSuccess, changed] = submit.mock.calls.map(([, key]) => key);
	expect(failed).toMatch(/^[0-9a-f]{32}$/);
	expect(retried).toBe(failed);
	expect(new Set([failed, afterSuccess, changed]).size).toBe(3);
});

test("takes a new key for changed values after a failure", async () => {
	const submit = failing({ msg: "No connection." });
	show({ submit });
	await send();
	await enter("name", "Asha");
	await send();
	const [failed, changed] = submit.mock.calls.map(([, key]) => key);
	expect(changed).not.toBe(failed);
});

test("goes back to its initial values without errors", async () => {
	show({ check: () => [badName] });
	await enter("pincode", "171001");
	await send();
	await userEvent.click(screen.getByRole("button", { name: "Reset" }));
	expect(field("pincode").value).toBe("");
	expect(errorAt("name")).toBeUndefined();
});

test("says above the messages of a failed request what could not be done", async () => {
	show({ submit: failing({ msg: "Not now." }, badName), failed: "The form was not sent." });
	await send();
	expect(alertText()).toBe("The form was not sent.Not now.");
});

/** Two steps with one request: the second sends it, the first holds the pincode. */
function Steps({ submit }: { submit: () => Promise<void> }) {
	const errors = useState<readonly ErrorItem[]>([]);
	const [isFirst, setFirst] = useState(false);
	const last = useForm({ initial: {}, errors, submit, onErrors: () => setFirst(true) });
	if (isFirst) return <Sample errors={errors} />;
	return (
		<form {...last.formProps}>
			<button type="submit">Send</button>
		</form>
	);
}

test("shows and focuses an error that another form with the same errors received", async () => {
	showPage(<Steps submit={() => Promise.reject(new ApiFailure(400, { errors: [noPincode] }))} />);
	await send();
	expect(errorAt("pincode")).toBe(noPincode.msg);
	expect(document.activeElement).toBe(field("pincode"));
	await enter("pincode", "171001");
	expect(errorAt("pincode")).toBeUndefined();
});
