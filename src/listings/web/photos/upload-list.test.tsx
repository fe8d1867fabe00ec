// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UploadList } from "./upload-list.tsx";
import type { UploadItem } from "./upload-store.ts";

afterEach(cleanup);

const show = (...states: UploadItem["state"][]) => {
	const items = states.map((state, at) => ({ id: `${at}`, name: `${at}.jpg`, progress: 0, state }));
	render(<UploadList uploads={{ items, retry: () => {}, dismiss: () => {} }} />);
	return screen.getByRole("status").textContent;
};

test("leaves refused photos out of both counts", () => {
	expect(show("kept", "kept", "sending", "failed", "refused", "refused")).toBe("2 of 4 photos sent");
});

test("reports no sent photos if all were refused", () => {
	expect(show("refused")).toBe("");
});
