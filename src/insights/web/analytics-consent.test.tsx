// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import AnalyticsConsent from "./analytics-consent.tsx";

const id = "G-TEST1234";
const scripts = () => document.querySelectorAll("script[src*=googletagmanager]").length;
const queued = () =>
	((window as { dataLayer?: Iterable<unknown>[] }).dataLayer ?? []).map((command) => [...command]);
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
	Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
		handleDisabledFileLoadingAsSuccess: true,
	});
	localStorage.clear();
	document.head.replaceChildren();
	delete (window as { dataLayer?: unknown }).dataLayer;
});
afterEach(cleanup);

test("loads nothing from Google before consent, nor after a refusal", async () => {
	const { unmount } = render(<AnalyticsConsent measurementId={id} path="/" />);
	expect(scripts()).toBe(0);
	await userEvent.click(button("Don’t allow"));
	unmount();
	render(<AnalyticsConsent measurementId={id} path="/" />);
	expect(screen.getByText("Google Analytics does not count your visits.")).toBeDefined();
	expect(scripts()).toBe(0);
	expect(queued()).toEqual([]);
});

test("sends the template of each page, with one script for all", async () => {
	const { rerender } = render(<AnalyticsConsent measurementId={id} path="/lead/abc" />);
	await userEvent.click(button("Allow"));
	rerender(<AnalyticsConsent measurementId={id} path="/profile/9812345678" />);
	expect(scripts()).toBe(1);
	const places = queued().filter(([name]) => name === "set");
	expect(places.map(([, view]) => (view as { page_title: string }).page_title)).toEqual([
		"/lead/:id",
		"/profile/:id",
	]);
	expect(queued().filter(([name]) => name === "event")).toHaveLength(2);
	expect(JSON.stringify(queued())).not.toMatch(/abc|98123/);
});

test("stops counting and deletes the cookies once the person turns it off", async () => {
	localStorage.setItem("google-analytics", "yes");
	document.cookie = "_ga=GA1.1.1; path=/";
	render(<AnalyticsConsent measurementId={id} path="/" />);
	await userEvent.click(button("Turn off"));
	expect(document.cookie).not.toContain("_ga");
	expect((window as unknown as Record<string, unknown>)[`ga-disable-${id}`]).toBe(true);
	expect(localStorage.getItem("google-analytics")).toBe("no");
});

test("does not ask on a staff screen", () => {
	render(<AnalyticsConsent measurementId={id} path="/today" />);
	expect(screen.queryByRole("button")).toBeNull();
});
