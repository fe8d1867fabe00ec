import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { root } from "../step.ts";
import { brandFiles } from "./brand-modules.ts";
import { drawSharePicture } from "./draw-pictures.ts";
import { readBrand } from "./read-brand.ts";

type Json = Record<string, unknown>;

let folder = "";

// The picture upload, which an earlier test file may have created in this process, blocks SVG files.
const svgLoader = { operation: ["VipsForeignLoadSvg"] };
beforeAll(() => sharp.unblock(svgLoader));
afterAll(() => sharp.block(svgLoader));

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "brand-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	cpSync(join(root, "src/testing/bazaar"), folder, { recursive: true });
});

/** What is wrong with the second brand after a change of its file, without the file's name. */
function faultsAfter(change: (brand: Json) => Json | string): string[] {
	const file = join(folder, "brand.json");
	const changed = change(JSON.parse(readFileSync(file, "utf8")) as Json);
	writeFileSync(file, typeof changed === "string" ? changed : JSON.stringify(changed));
	try {
		readBrand(folder);
		return [];
	} catch (error) {
		return (error as Error).message.split("\n").map((line) => line.replace(`${file}: `, ""));
	}
}

describe("a brand is refused by its field", () => {
	test.each<[string, Json, string | RegExp]>([
		["an unknown field", { slogan: "x" }, "slogan: unknown field"],
		[
			"an unknown field inside another",
			{ logo: { mark: "mark.svg", icon: "x.svg" } },
			"logo.icon: unknown field",
		],
		["no name", { name: undefined }, "name: is missing"],
		["an empty name", { name: " " }, "name: must not be empty"],
		["a name with a placeholder", { name: "{brand}" }, /^name: must not contain/],
		["a long name", { name: "x".repeat(41) }, "name: at most 40 characters"],
		[
			"a bad colour",
			{ colours: { primary: "red", accent: "#ffc145" } },
			"colours.primary: must be a colour such as #0b6e72",
		],
		[
			"a pale colour",
			{ colours: { primary: "#ff9933", accent: "#ffc145" } },
			/^colours\.primary: with #ff9933, act \(#ff9933\) on ground \(#fbf8f3\) has a contrast of 2\.0\d in the light theme; at least 4\.5 is needed$/,
		],
		[
			"a dark accent",
			{ colours: { primary: "#7a1f4b", accent: "#1d2b6b" } },
			/^colours\.accent: with #1d2b6b, .* has a contrast of 1\.\d\d /,
		],
		[
			"a language without messages",
			{ languages: ["hi", "fr"] },
			"languages.1: must be one of the languages of the product: en, hi",
		],
		["a language twice", { languages: ["hi", "hi"] }, "languages: names a language twice"],
		["no language", { languages: [] }, "languages: needs at least one language"],
		[
			"a text in no language of the product",
			{ about: { hi: "x", fr: "y" } },
			"about.fr: must be one of the languages of the product: en, hi",
		],
		["a language without its texts", { languages: ["hi", "en"] }, "tagline.en: is missing"],
		["an unknown region", { region: "Gao" }, "region: must be the name of a state or union territory"],
		["a missing logo", { logo: { mark: "other.svg" } }, "logo.mark: other.svg: there is no such file"],
		[
			"a logo outside of the folder",
			{ logo: { mark: "../mark.svg" } },
			/^logo\.mark: must be the name of a file/,
		],
		["a missing picture", { sharePicture: "share.png" }, "sharePicture: share.png: there is no such file"],
		[
			"an e-mail address that is none",
			{ contact: { email: "namaste@bazaar" } },
			"contact.email: must be an e-mail address",
		],
		["a mobile that is none", { contact: { mobile: "12" } }, "contact.mobile: must be an Indian mobile"],
		[
			"a link that runs a script",
			{ social: { photos: "javascript:alert(1)" } },
			"social.photos: must be a web address that begins with https:// or http://",
		],
		[
			"a GSTIN of another state",
			{ seller: { name: "B", address: ["a"], state: "Kerala", gstin: "30AAAAA0000A1ZF" } },
			"seller.gstin: not of Kerala, where they begin with 32",
		],
		[
			"a mistyped GSTIN",
			{ seller: { name: "B", address: ["a"], state: "Goa", gstin: "30AAAAA0000A1ZG" } },
			/^seller\.gstin: must be a GSTIN/,
		],
	])("%s", (_what, fields, fault) => {
		const [first] = faultsAfter((brand) => ({ ...brand, ...fields }));
		const isAsExpected = typeof fault === "string" ? first === fault : fault.test(first ?? "");
		expect([first, isAsExpected]).toEqual([first, true]);
	});

	test("with all faults at once", () => {
		expect(faultsAfter((brand) => ({ ...brand, colour: "x", region: "Gao" }))).toHaveLength(2);
	});

	test("with each text that a language lacks", () => {
		expect(faultsAfter((brand) => ({ ...brand, languages: ["hi", "en"] }))).toEqual([
			"tagline.en: is missing",
			"about.en: is missing",
		]);
	});

	test("a file that is no JSON", () => {
		expect(faultsAfter(() => '{ "name": "x", }')[0]).toMatch(/JSON/);
	});

	test("a folder without a brand names the setting", () => {
		expect(() => readBrand(join(folder, "none"))).toThrow(
			/none\/brand\.json: there is no such file\. BRAND_DIR/,
		);
	});
});

describe("a logo is refused", () => {
	const svg = (inside: string, head = 'viewBox="0 0 9 9"') =>
		`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`;
	const path = '<path d="M0 0h9"/>';

	test.each([
		["a script", svg(`<script>alert(1)</script>${path}`), /has <script>, which is not allowed/],
		[
			"a handler",
			svg('<path d="M0 0h9" onload="alert(1)"/>'),
			/<path> has onload="alert\(1\)", which is not allowed/,
		],
		["a colour that loads a file", svg('<path d="M0 0h9" fill="url(https://x.example/a)"/>'), /fill="url/],
		["a colour that loads a file beside it", svg('<path d="M0 0h9" fill="url(a.svg#b)"/>'), /fill="url/],
		["a colour with an escaped sign", svg('<path d="M0 0h9" fill="&#117;rl(a)"/>'), /fill="&#117;rl/],
		["a link", svg(`<a href="javascript:alert(1)">${path}</a>`), /has <a>, which is not allowed/],
		["a picture", svg('<image href="x.png"/>'), /has <image>/],
		["a style", svg(`<style>*{fill:red}</style>${path}`), /has <style>/],
		["text between shapes", svg(`hello${path}`), /has text between its shapes/],
		["no shape", svg(""), /has no shape/],
		["no viewBox", svg(path, ""), /needs a viewBox/],
		["another form than a square", svg(path, 'viewBox="0 0 9 5"'), /needs a square viewBox/],
		["no drawing at all", "<html></html>", /is no SVG drawing/],
	])("%s", (_what, text, fault) => {
		writeFileSync(join(folder, "mark.svg"), text);
		expect(faultsAfter((brand) => brand)[0]).toMatch(fault);
	});
});

test("the second brand has no fault, and what is written for it has its own values", () => {
	const brand = readBrand(folder);
	const files = brandFiles(brand, { folder: "x", drawings: '<g id="shop-sign"></g>', sky: "#ffffff" });
	expect(files["tokens.css"]).toContain("--color-primary-600: #7a1f4b;");
	expect(files["brand.ts"]).toContain('siteLanguages: readonly [Locale, ...Locale[]] = [\n\t"hi"\n]');
	for (const value of [
		'brandName = "Bazaar"',
		'startRegion: string | null = "Goa"',
		'"email": "namaste@bazaar.example"',
		'"photos": "https://photos.example/bazaar"',
		'"gstin": "30AAAAA0000A1ZF"',
	])
		expect(files["brand.ts"]).toContain(value);
	expect(files["logo.ts"]).toContain('"strokeWidth": "3"');
	expect(files["mark.svg"]).toContain('fill="#ffc145"');
	// English is compiled for stored data; a text that the brand does not have in it is the main language's.
	expect(JSON.parse(files["messages/en.json"] ?? "").brand).toEqual({
		name: "Bazaar",
		tagline: brand.tagline["hi"],
		about: brand.about["hi"],
	});
	expect(JSON.parse(files["messages/hi.json"] ?? "").brand.name).toBe("बाज़ार");
});

test("a share picture that is not a PNG of 1200 × 630 is refused by its field", async () => {
	const brand = { ...readBrand(folder), sharePicture: "share.png" };
	const white = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "#ffffff" } });
	for (const content of [
		"hello",
		await white(1200, 630).jpeg().toBuffer(),
		await white(1200, 600).png().toBuffer(),
		await white(600, 630).png().toBuffer(),
	]) {
		writeFileSync(join(folder, "share.png"), content);
		await expect(drawSharePicture(brand, folder, "")).rejects.toThrow(
			"brand.json: sharePicture: share.png: must be a PNG of 1200 × 630 pixels",
		);
	}
});

test("a drawn share picture has the brand's shop sign", async () => {
	const brand = readBrand(folder);
	const drawings = readFileSync(join(root, "src/shell/web/home/drawings.svg"), "utf8");
	const { mark } = brand.drawings;
	const withSign = { ...brand, drawings: { ...brand.drawings, shopSign: mark } };
	const [plain, own] = await Promise.all([
		drawSharePicture(brand, folder, drawings),
		drawSharePicture(withSign, folder, drawings),
	]);
	expect(own.share.equals(plain.share)).toBe(false);
});

test("the brand that comes with the product has no fault", () => {
	expect(readBrand(join(root, "brand")).name).toBe("Nukkad");
});
