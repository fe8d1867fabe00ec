import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Writes the icons of the browser tab and the installed app from the mark, after it has been changed. */
const folder = fileURLToPath(new URL("../public/", import.meta.url));
const mark = await readFile(new URL("../src/ui/app-icon.svg", import.meta.url), "utf8");
// The pages contain the mark; this copy is for pages that are not built, and for the app's manifest.
await writeFile(`${folder}favicon.svg`, mark);

/**
 * The mark on a background that fills the square, `margin` units wider on each side, because phones crop it to
 * their own shape.
 */
function onFullGround(margin: number): string {
	const side = 36 + 2 * margin;
	return mark
		.replace('viewBox="0 0 36 36"', `viewBox="${-margin} ${-margin} ${side} ${side}"`)
		.replace(
			/<rect[^>]*>/,
			`<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="#084a4e"/>`,
		);
}

const icons = [
	{ file: "icon-192.png", drawing: mark, size: 192 },
	{ file: "icon-512.png", drawing: mark, size: 512 },
	{ file: "icon-maskable-512.png", drawing: onFullGround(5), size: 512 },
	{ file: "apple-touch-icon.png", drawing: onFullGround(0), size: 180 },
];

for (const { file, drawing, size } of icons) {
	// Rendered at the final size: 72 dots per inch are the 36 units of the mark.
	await sharp(Buffer.from(drawing), { density: (72 * size) / 36 })
		.resize(size, size)
		.png({ palette: true })
		.toFile(`${folder}${file}`);
}
