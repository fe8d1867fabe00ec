import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { gstStateByName } from "../../src/places/gst-states.ts";
import { starterStates } from "../../src/places/starter/states.ts";
import { readGstin } from "../../src/platform/gstin.ts";
import { readMobile } from "../../src/platform/mobile.ts";
import { locales } from "../paraglide.ts";
import { BrandFault } from "./brand-fault.ts";
import { contrastFaults } from "./derive-colours.ts";
import { type Drawing, readSvgFile } from "./read-svg.ts";

/** Words on pages: one line, without the signs that have a meaning in messages. */
const words = (longest: number) =>
	z
		.string()
		.check(
			z.trim(),
			z.minLength(1, "must not be empty"),
			z.maxLength(longest, `at most ${longest} characters`),
			z.regex(/^[^\p{C}{}<>\\]*$/u, "must not contain { } < > \\ or control characters"),
		);
const colour = z.string().check(
	z.regex(/^#[\da-f]{6}$/i, "must be a colour such as #0b6e72"),
	z.overwrite((value) => value.toLowerCase()),
);
const fileName = (kind: "svg" | "png") =>
	z
		.string()
		.check(z.regex(new RegExp(`^[\\w.-]+\\.${kind}$`), `must be the name of a file .${kind} in this folder`));
const state = (names: readonly string[]) =>
	z
		.string()
		.check(z.refine((name) => names.includes(name), "must be the name of a state or union territory"));

/** A text that may be empty. */
const textOrNone = (isValid: (text: string) => boolean, message: string) =>
	z._default(z.string().check(z.refine((text) => text === "" || isValid(text), message)), "");
const mobile = textOrNone((text) => "mobile" in readMobile(text), "must be an Indian mobile");
const email = textOrNone(
	(text) => /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(text),
	"must be an e-mail address",
);
const gstin = textOrNone(
	(text) => "gstin" in readGstin(text),
	"must be a GSTIN; check each of its characters",
);
const link = textOrNone(
	(text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
	"must be a web address that begins with https:// or http://",
);

const unknownLanguage = `must be one of the languages of the product: ${locales.join(", ")}`;
const language = z.enum(locales, unknownLanguage);
/** Not z.enum(): for a record with such keys, Zod reports only an unknown key. */
const languageKey = z.string().check(z.refine((key) => locales.includes(key), unknownLanguage));
/** A text in each language that writes it differently; the first language's stands in for the others. */
const perLanguage = (longest: number) => z.partialRecord(languageKey, words(longest));

const schema = z.strictObject({
	name: words(40),
	/** How other languages write the name inside a sentence. */
	nameIn: z._default(perLanguage(40), {}),
	/** Below the app's icon, where about 12 characters fit. */
	shortName: z.optional(words(20)),
	tagline: perLanguage(60),
	about: perLanguage(160),
	languages: z.array(language).check(
		z.minLength(1, "needs at least one language"),
		z.refine((list) => new Set(list).size === list.length, "names a language twice"),
	),
	/** The state whose places come first in lists of places; left out: the product's order. */
	region: z.optional(state(starterStates.map(({ stateName }) => stateName))),
	colours: z.strictObject({ primary: colour, accent: colour }),
	logo: z.strictObject({
		mark: fileName("svg"),
		wordmark: z.optional(fileName("svg")),
		secondWordmark: z.optional(fileName("svg")),
		/** The name on a shop's board in the street of the home page. */
		shopSign: z.optional(fileName("svg")),
	}),
	/** The picture of shared links, 1200 x 630; left out: it is drawn. */
	sharePicture: z.optional(fileName("png")),
	seller: z.optional(
		z.strictObject({
			name: words(120),
			address: z.array(words(120)).check(z.minLength(1, "needs at least one line")),
			state: z
				.string()
				.check(
					z.refine(
						(name) => gstStateByName(name) !== undefined,
						"must be the name of a state or union territory",
					),
				),
			gstin,
		}),
	),
	contact: z._default(z.strictObject({ mobile, email }), { mobile: "", email: "" }),
	social: z._default(z.strictObject({ messaging: link, photos: link, network: link }), {
		messaging: "",
		photos: "",
		network: "",
	}),
});

export type BrandFile = z.infer<typeof schema>;
export type Drawings = {
	mark: Drawing;
	wordmark: Drawing | null;
	secondWordmark: Drawing | null;
	shopSign: Drawing | null;
};
export type ReadBrand = BrandFile & { drawings: Drawings };

type Issue = z.core.$ZodIssue;

const faultOf = (issue: Issue): string[] => {
	const path = issue.path.map(String);
	if (issue.code === "unrecognized_keys")
		return issue.keys.map((key) => `${[...path, key].join(".")}: unknown field`);
	// A record's issue about one of its keys: a language that the product does not have.
	if (issue.code === "invalid_key")
		return [`${path.join(".")}: ${issue.issues.map(({ message }) => message).join(", ")}`];
	if (issue.code === "invalid_type" && issue.input === undefined) return [`${path.join(".")}: is missing`];
	return [`${path.join(".")}: ${issue.message}`];
};

function parse(file: string): BrandFile {
	let content: unknown;
	try {
		content = JSON.parse(readFileSync(file, "utf8"));
	} catch (error) {
		if (!existsSync(file))
			throw new BrandFault(`${file}: there is no such file. BRAND_DIR names the folder of the brand.`);
		throw new BrandFault(`${file}: ${error instanceof Error ? error.message : String(error)}`);
	}
	const result = schema.safeParse(content, { error: z.locales.en().localeError, reportInput: true });
	if (result.success) return result.data;
	throw new BrandFault(
		result.error.issues
			.flatMap(faultOf)
			.map((fault) => `${file}: ${fault}`)
			.join("\n"),
	);
}

const isSquare = ({ viewBox }: Drawing) => /^0 0 ([\d.]+) \1$/.test(viewBox);

/** Reads and checks the brand in a folder. Throws BrandFault with all faults at once, one a line. */
export function readBrand(folder: string): ReadBrand {
	const brandFile = join(folder, "brand.json");
	const brand = parse(brandFile);
	const faults = contrastFaults(brand.colours);
	const draw = (field: keyof Drawings): Drawing | null => {
		const name = brand.logo[field];
		if (name === undefined) return null;
		try {
			const drawing = readSvgFile(join(folder, name));
			if (field === "mark" && !isSquare(drawing))
				throw new BrandFault('needs a square viewBox, such as "0 0 36 36"');
			return drawing;
		} catch (error) {
			if (!(error instanceof BrandFault)) throw error;
			faults.push(`logo.${field}: ${name}: ${error.message}`);
			return null;
		}
	};
	const [mark, wordmark, secondWordmark, shopSign] = [
		draw("mark"),
		draw("wordmark"),
		draw("secondWordmark"),
		draw("shopSign"),
	];
	if (brand.sharePicture !== undefined && !existsSync(join(folder, brand.sharePicture)))
		faults.push(`sharePicture: ${brand.sharePicture}: there is no such file`);
	for (const text of ["tagline", "about"] as const)
		for (const one of brand.languages)
			if (brand[text][one] === undefined) faults.push(`${text}.${one}: is missing`);
	const { seller } = brand;
	const code = seller && gstStateByName(seller.state)?.code;
	if (seller && code && seller.gstin !== "" && !seller.gstin.startsWith(code))
		faults.push(`seller.gstin: not of ${seller.state}, where they begin with ${code}`);
	if (faults.length > 0 || mark === null)
		throw new BrandFault(faults.map((fault) => `${brandFile}: ${fault}`).join("\n"));
	return { ...brand, drawings: { mark, wordmark, secondWordmark, shopSign } };
}
