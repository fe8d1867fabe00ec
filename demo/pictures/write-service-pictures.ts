import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawnServices } from "./scene-registry.ts";
import { drawServicePicture } from "./service-pictures.ts";

/** Writes public/media/icons anew: one SVG for every service, and nothing that is no longer drawn. */
async function writeServicePictures(): Promise<void> {
	const folder = fileURLToPath(new URL("../../public/media/icons/", import.meta.url));
	await mkdir(folder, { recursive: true });
	const current = new Set(drawnServices.map((slug) => `${slug}.svg`));
	const stale = (await readdir(folder)).filter((name) => name.endsWith(".svg") && !current.has(name));
	await Promise.all(stale.map((name) => rm(`${folder}${name}`)));

	let bytes = 0;
	for (const slug of drawnServices) {
		const picture = drawServicePicture(slug);
		bytes += Buffer.byteLength(picture);
		await writeFile(`${folder}${slug}.svg`, picture);
	}
	const average = (bytes / drawnServices.length / 1024).toFixed(1);
	console.log(`${drawnServices.length} pictures in public/media/icons, ${average} KB each on average.`);
}

await writeServicePictures();
