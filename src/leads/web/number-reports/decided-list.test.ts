import { expect, test } from "vitest";
import type { NumberReportAnswer } from "../../number-report.contract.ts";
import { withoutDecided, withReport } from "./decided-list.ts";

const report = (
	_id: string,
	status: NumberReportAnswer["status"] = "open",
	leadId = "l",
): NumberReportAnswer => ({
	_id,
	status,
	note: "",
	reportedAt: "2026-11-20T06:30:00.000Z",
	decidedAt: null,
	professional: { userId: "u", name: "Rakesh Thakur" },
	lead: {
		_id: leadId,
		serviceName: "Electrician",
		goToLocation: "Shimla",
		createdAt: "2026-11-20T06:30:00.000Z",
		status: "open",
		name: "Meera Devi",
		mobile: "+919800000001",
		mobileVerified: true,
	},
});
const list = (ids: string, nextCursor: string | null) => ({
	items: ids.split("").map((id) => report(id)),
	nextCursor,
});
const idsOf = ({ items }: { items: NumberReportAnswer[] }) => items.map(({ _id }) => _id).join("");

test("a decided report stays in its place", () => {
	const changed = withReport(list("abc", "c"), report("b", "refused"));
	expect(changed.items.map(({ status }) => status)).toEqual(["open", "refused", "open"]);
	expect(changed.nextCursor).toBe("c");
});

test("a wrong number decides all open reports of its lead and no others", () => {
	const shown = {
		items: [report("a"), report("b"), report("c", "open", "other"), report("d", "refused")],
		nextCursor: null,
	};
	const changed = withReport(shown, report("b", "confirmed"));
	expect(changed.items.map(({ status }) => status)).toEqual(["confirmed", "confirmed", "open", "refused"]);
});

test("a report that someone else decided disappears, and the rest stays loaded", () => {
	const shown = list("abcdef", "f");
	const again = withoutDecided(shown, list("acd", "d"), "b");
	expect([idsOf(again), again.nextCursor]).toEqual(["acdef", "f"]);
	const beyond = withoutDecided(shown, list("abc", "c"), "e");
	expect([idsOf(beyond), beyond.nextCursor]).toEqual(["abcdf", "f"]);
});

test("a completely reloaded list replaces the old one", () => {
	expect(withoutDecided(list("abc", null), list("ac", null), "b")).toEqual(list("ac", null));
});
