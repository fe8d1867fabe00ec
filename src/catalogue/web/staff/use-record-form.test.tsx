// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useRecordForm } from "./use-record-form.tsx";

afterEach(cleanup);

type Body = { word: string };

/** A server that stores words in lower case. */
function WordForm({ sent }: { sent: (change: unknown) => void }) {
	const { form } = useRecordForm<Body, Body>({
		read: { word: "bijli" },
		toValues: (body) => body,
		toBody: (values) => values,
		send: async (change, onStored) => {
			sent(change);
			onStored({ word: (change.word ?? "").toLowerCase() });
		},
		inWords: () => [],
	});
	return (
		<form {...form.formProps}>
			<TextField label="Word" {...form.field("word")} />
			<button type="submit">Save</button>
		</form>
	);
}

test("shows what the server stored, and bases the next change on it", async () => {
	const sent = vi.fn<(change: unknown) => void>();
	const frame = (
		<AlertLayer>
			<WordForm sent={sent} />
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element: frame }])} />);
	const word = screen.getByLabelText<HTMLInputElement>("Word");
	const save = async (text: string) => {
		await userEvent.clear(word);
		await userEvent.type(word, text);
		await userEvent.click(screen.getByRole("button", { name: "Save" }));
	};
	await save("WIREMAN");
	expect(word.value).toBe("wireman");
	await save("fan");
	expect(sent).toHaveBeenLastCalledWith({ word: "fan", basedOn: { word: "wireman" } });
});
