import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { light, shareSky } from "../../../brand/colours.ts";
import { packageFolder } from "../../../platform/server/process/package-folder.ts";
import { drawable, type ShareWords } from "./drawable.ts";
import { textIn } from "./draw-text.ts";

// Drawn pictures are cached as files, and drawing must leave a core for requests.
sharp.cache(false);
sharp.concurrency(1);

const size = { width: 1200, height: 630 };
/** The site's own picture: its upper part below the logo is free for words. */
const street = join(packageFolder, "public/share.png");
const photoWidth = 460;
const left = 72;

/** Draws the picture of a page for link previews, as PNG: the site's street with the page's title above it. */
export async function drawSharePicture({ title, line, photo }: ShareWords): Promise<Buffer> {
	const width = size.width - 2 * left - (photo === null ? 0 : photoWidth);
	const cover: OverlayOptions = {
		input: { create: { width: size.width - left, height: 190, channels: 3, background: shareSky } },
		left,
		top: 150,
	};
	const words = await Promise.all([
		textIn({ left, top: 160, width, height: 120, points: 60, color: light.ink }, drawable(title)),
		textIn({ left, top: 296, width, height: 44, points: 32, color: light.act }, drawable(line)),
	]);
	const picture: OverlayOptions[] =
		photo === null
			? []
			: [
					{
						input: await sharp(photo).resize(photoWidth, size.height, { fit: "cover" }).toBuffer(),
						left: size.width - photoWidth,
						top: 0,
					},
				];
	return sharp(street)
		.removeAlpha()
		.composite([cover, ...words.flat(), ...picture])
		.png({ palette: true })
		.toBuffer();
}
