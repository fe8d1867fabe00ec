import { readFileSync } from "node:fs";
import { BrandFault } from "./brand-fault.ts";

/** A shape of a drawing: the element and its attributes, as SVG writes them. */
export type Shape = [element: string, attributes: Record<string, string>];
export type Drawing = { viewBox: string; shapes: Shape[] };

/** What browsers, invoices and icons all draw alike. */
const elements = ["rect", "circle", "ellipse", "line", "path", "polygon", "polyline"];
const attributes =
	/^(?:x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|d|points|transform|opacity|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-opacity|stroke-linecap|stroke-linejoin|stroke-miterlimit)$/;
/** A colour, or a number, list, path or transformation: nothing that loads or runs anything. */
const value = /^(?:[\w\s.,#()%+-]*|var\(--color-[\w-]+, #[\da-f]{6}\))$/i;

const tag = /<([^\s/>]+)([^<>]*?)\/?>/;
const attribute = /\s*([\w:.-]+)="([^"]*)"/y;

function readAttributes(element: string, text: string): Record<string, string> {
	const read: Record<string, string> = {};
	attribute.lastIndex = 0;
	let end = 0;
	for (let match = attribute.exec(text); match !== null; match = attribute.exec(text)) {
		end = attribute.lastIndex;
		const [, name = "", content = ""] = match;
		if (element !== "svg" && (!attributes.test(name) || /url|script/i.test(content) || !value.test(content)))
			throw new BrandFault(`<${element}> has ${name}="${content}", which is not allowed`);
		read[name] = content;
	}
	if (text.slice(end).trim() !== "") throw new BrandFault(`<${element}> is not written as XML`);
	return read;
}

/**
 * Reads a drawing of plain shapes. Everything else (scripts, styles, texts, groups, gradients, links) is refused: it
 * would be part of every page, and invoices and icons could not draw it. Throws BrandFault without the file's name.
 */
export function readSvg(text: string): Drawing {
	const plain = text
		.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, "")
		.replaceAll(/<!--.*?-->/gs, "")
		.replaceAll(/<title>[^<]*<\/title>/g, "")
		.trim();
	const [, head, inside] = /^<svg([^<>]*)>(.*)<\/svg>$/s.exec(plain) ?? [];
	if (head === undefined || inside === undefined) throw new BrandFault("is no SVG drawing");
	const { viewBox } = readAttributes("svg", head);
	if (viewBox === undefined || !/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(viewBox))
		throw new BrandFault('needs a viewBox of four numbers, such as "0 0 36 36"');
	const shapes: Shape[] = [];
	let rest = inside.replaceAll(new RegExp(`</(?:${elements.join("|")})>`, "g"), "").trim();
	while (rest !== "") {
		const match = tag.exec(rest);
		const [whole = "", element = "", written = ""] = match ?? [];
		if (match?.index !== 0) throw new BrandFault("has text between its shapes");
		if (!elements.includes(element))
			throw new BrandFault(`has <${element}>, which is not allowed: draw with ${elements.join(", ")}`);
		shapes.push([element, readAttributes(element, written)]);
		rest = rest.slice(whole.length).trim();
	}
	if (shapes.length === 0) throw new BrandFault("has no shape");
	return { viewBox, shapes };
}

/** Reads a drawing from a file; throws BrandFault. */
export function readSvgFile(file: string): Drawing {
	let text: string;
	try {
		text = readFileSync(file, "utf8");
	} catch {
		throw new BrandFault("there is no such file");
	}
	return readSvg(text);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The shapes as SVG. */
export const svgOf = (shapes: readonly Shape[]): string =>
	shapes
		.map(
			([element, given]) =>
				`<${element}${Object.entries(given)
					.map(([name, content]) => ` ${name}="${escaped(content)}"`)
					.join("")}/>`,
		)
		.join("");
