// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { JobAnswer } from "../job-board.contract.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";

afterEach(cleanup);

const date = "2026-11-27T04:00:00.000Z";
const own = [{ _id: "application", user: "viewer" }];

test.each<[JobAnswer["status"]["type"], JobAnswer["applies"], string[]]>([
	["active", [], ["Posted"]],
	["active", own, ["Posted", "Applied"]],
	["closed", [], ["Closed"]],
	["closed", own, ["Closed", "Applied"]],
])("a job that is %s, with the viewer's applications %j, says %j", (type, applies, words) => {
	const { container } = render(<JobStatusBadge job={{ status: { type, date }, applies }} />);
	const badges = [...(container.firstElementChild?.children ?? [])];
	expect(badges.map(({ textContent }) => textContent)).toEqual(words);
});
