import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openProcessDatabase } from "./testing/process-database.ts";
import { root } from "./testing/root.ts";
import { startServerProcess } from "./testing/server-process.ts";

const brand = "src/testing/bazaar";
/** What the build reads, without what an earlier one has generated. */
const parts = ["messages", "migrations", "project.inlang", "public", "scripts", "src"];
const generated = new Set(["src/brand", "src/paraglide"]);

/** Copies the project, without the brand that it comes with, and builds it with another one. */
async function buildSecondBrand(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "second-brand-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const files = readdirSync(root).filter((name) =>
		/^package\.json$|\.config\.ts$|^tsconfig\.json$/.test(name),
	);
	for (const name of [...parts, ...files])
		cpSync(join(root, name), join(folder, name), {
			recursive: true,
			filter: (from) => !generated.has(from.slice(root.length + 1)),
		});
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	const build = spawn(process.execPath, ["scripts/build.ts"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "production", BRAND_DIR: brand },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const [code] = await once(build, "exit");
	expect(code).toBe(0);
	return folder;
}

// A build takes about a minute, and four times as long on a slow machine.
test(
	"another brand is built from its folder, and its pages name no other",
	{ timeout: 900_000 },
	async () => {
		const folder = await buildSecondBrand();
		const data = await openProcessDatabase(async () => undefined);
		onTestFinished(() => data.close());
		const settings = {
			...data.settings,
			API_DOCS: "true",
			BRAND_DIR: brand,
			SECURITY_CONTACT: "security@bazaar.example",
		};
		const server = await startServerProcess(settings, { file: "build/program/server.js", folder });
		onTestFinished(async () => void (await server.kill()));
		const read = async (path: string) => {
			const { status, body } = await server.call("GET", path);
			expect([path, status]).toEqual([path, 200]);
			return typeof body === "string" ? body : JSON.stringify(body);
		};

		const home = await read("/");
		// One language: no other pages, no switch, no addresses of other languages.
		expect(home).toContain('<html lang="hi-IN"');
		expect(home).toContain("हर काम के लिए, अपना बाज़ार");
		expect(home).toContain('content="Bazaar"');
		expect(home).not.toMatch(/hreflang/i);
		expect((await server.call("GET", "/hi")).status).toBe(404);

		const style = /href="(\/assets\/styles-[^"]+\.css)"/.exec(home)?.[1] ?? "";
		expect(await read(style)).toMatch(/--color-primary-600: ?#7a1f4b/);
		expect(await read("/favicon.svg")).toContain("#7a1f4b");
		const manifest = JSON.parse(await read("/site.webmanifest"));
		expect(manifest).toMatchObject({
			name: "Bazaar",
			short_name: "Bazaar",
			lang: "hi-IN",
			theme_color: "#fbf8f3",
		});

		const about = await read("/about-us");
		for (const text of [
			"Bazaar Sahakari Samiti",
			"4 Rua de Ourem, Panaji 403001",
			"30AAAAA0000A1ZF",
			"namaste@bazaar.example",
		])
			expect(about).toContain(text);
		expect(about).toContain("बाज़ार में काम करने वाले");
		expect(home).toContain("https://photos.example/bazaar");

		const { locations } = JSON.parse(await read("/api/location"));
		expect(locations[1]).toMatchObject({ state: "गोवा" });

		const pages = [
			"/electrician",
			"/terms",
			"/privacy",
			"/refund-policy",
			"/review-rules",
			"/leads",
			"/offline",
		];
		const files = [
			"/robots.txt",
			"/.well-known/security.txt",
			"/service-worker.js",
			"/api/docs/json",
			"/sitemap.xml",
		];
		const served = [home, about, JSON.stringify(manifest)];
		for (const path of [...pages, ...files]) served.push(await read(path));
		// Names of stores in the browser stay.
		expect(
			served.filter((text) => /Nukkad|नुक्कड़/.test(text.replaceAll(/nukkad-(saved|outbox)/g, ""))),
		).toEqual([]);
		for (const name of readdirSync(join(folder, "build/client/assets")).filter((one) => one.endsWith(".js")))
			expect([name, /Nukkad|नुक्कड़/.test(await read(`/assets/${name}`))]).toEqual([name, false]);
		expect(await server.stop()).toEqual([0, null]);
	},
);
