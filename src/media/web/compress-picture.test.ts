import { afterEach, describe, expect, test, vi } from "vitest";
import { compressPicture, fittedSize } from "./compress-picture.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

test.each([
	[4000, 3000, 1600, 1200],
	[3000, 4000, 1200, 1600],
	[1600, 900, 1600, 900],
	[300, 200, 300, 200],
	[12_000, 4, 1600, 1],
])("%i×%i becomes %i×%i", (width, height, fittedWidth, fittedHeight) => {
	expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight });
});

/** A browser that reads pictures of 3200 × 1600 and writes these formats, with this many bytes. */
function stubBrowser(written: Record<string, number>) {
	const drawn = { filled: 0, closed: 0, width: 0 };
	vi.stubGlobal("createImageBitmap", async () => ({
		width: 3200,
		height: 1600,
		close: () => void drawn.closed++,
	}));
	const context = { drawImage: () => {}, fillRect: () => void drawn.filled++ };
	vi.stubGlobal("document", {
		createElement: () => ({
			getContext: () => context,
			toBlob(this: { width: number }, give: (blob: Blob) => void, type: string) {
				drawn.width = this.width;
				const known = type in written ? type : "image/png";
				give(new Blob([new Uint8Array(written[known] ?? 5_000)], { type: known }));
			},
		}),
	});
	return drawn;
}
const picked = new Blob([new Uint8Array(1_000)], { type: "image/png" });

describe("a picked picture", () => {
	test("is sent as small WebP", async () => {
		const drawn = stubBrowser({ "image/webp": 100 });
		expect(await compressPicture(picked)).toMatchObject({ type: "image/webp", size: 100 });
		expect(drawn).toEqual({ filled: 0, closed: 1, width: 1600 });
	});

	test("is sent as JPEG on white if the browser writes no WebP", async () => {
		const drawn = stubBrowser({ "image/jpeg": 200 });
		expect(await compressPicture(picked)).toMatchObject({ type: "image/jpeg", size: 200 });
		expect(drawn).toEqual({ filled: 1, closed: 1, width: 1600 });
	});

	test("is sent unchanged if it would become larger", async () => {
		const drawn = stubBrowser({ "image/webp": 1_000 });
		expect(await compressPicture(picked)).toBe(picked);
		expect(drawn.closed).toBe(1);
	});

	test("is sent unchanged if the browser cannot read it", async () => {
		vi.stubGlobal("createImageBitmap", async () => {
			throw new DOMException("The source image could not be decoded.", "InvalidStateError");
		});
		expect(await compressPicture(picked)).toBe(picked);
		vi.stubGlobal("createImageBitmap", undefined);
		expect(await compressPicture(picked)).toBe(picked);
	});
});
