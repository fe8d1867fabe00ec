/** The longest side of a sent picture, in pixels: the widest that is ever shown. */
const longestSide = 1600;
const quality = 0.6;

type Size = { width: number; height: number };

/** A picture's size with its longest side at most `longest` pixels; never enlarged, at least one pixel. */
export function fittedSize({ width, height }: Size, longest = longestSide): Size {
	const scale = Math.min(1, longest / Math.max(width, height));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
	return new Promise((resolve) => {
		canvas.toBlob(resolve, type, quality);
	});
}

/** WebP, or JPEG if the browser cannot write it: for a type that it does not know it silently writes PNG. */
async function encodeSmall(
	canvas: HTMLCanvasElement,
	context: CanvasRenderingContext2D,
): Promise<Blob | null> {
	const webp = await encode(canvas, "image/webp");
	if (webp?.type === "image/webp") return webp;
	// JPEG has no transparency and would turn it black.
	context.globalCompositeOperation = "destination-over";
	context.fillStyle = "white";
	context.fillRect(0, 0, canvas.width, canvas.height);
	return encode(canvas, "image/jpeg");
}

async function redraw(picked: Blob): Promise<Blob | null> {
	const bitmap = await createImageBitmap(picked, { imageOrientation: "from-image" });
	try {
		const canvas = Object.assign(document.createElement("canvas"), fittedSize(bitmap));
		const context = canvas.getContext("2d");
		if (context === null) return null;
		context.imageSmoothingQuality = "high";
		context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		return await encodeSmall(canvas, context);
	} finally {
		// Freed at once: a decoded photo takes up to 200 MB, and a phone with ten of them would run out of memory.
		bitmap.close();
	}
}

/**
 * Makes a chosen picture small enough for a slow connection: at most 1600 pixels, rotated as the camera was held. A
 * file that this browser cannot read or would make larger is sent as it is, and the server reports what is wrong with
 * it.
 */
export async function compressPicture(picked: Blob): Promise<Blob> {
	try {
		const small = await redraw(picked);
		return small !== null && small.size > 0 && small.size < picked.size ? small : picked;
	} catch {
		return picked;
	}
}
