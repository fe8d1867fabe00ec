import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findPickedFault } from "./picked-picture.ts";

/** A browser that reads every picture with this size, or none. */
function stubImages(size: { width: number; height: number } | null) {
	const read = vi.fn<(url: string) => void>();
	class FakeImage extends EventTarget {
		naturalWidth = size?.width ?? 0;
		naturalHeight = size?.height ?? 0;
		set src(url: string) {
			read(url);
			queueMicrotask(() => this.dispatchEvent(new Event(size === null ? "error" : "load")));
		}
	}
	vi.stubGlobal("Image", FakeImage);
	return read;
}

const file = (bytes: number, type = "image/jpeg") => new File([new Uint8Array(bytes)], "photo", { type });

beforeEach(() => void stubImages({ width: 4000, height: 3000 }));
afterEach(() => vi.unstubAllGlobals());

describe("findPickedFault", () => {
	it("accepts a photo of at most 10 MB and 50 megapixels", async () => {
		stubImages({ width: 10_000, height: 5_000 });
		expect(await findPickedFault(file(10_000_000))).toBeUndefined();
	});

	it("refuses a photo of more than 50 megapixels", async () => {
		stubImages({ width: 10_001, height: 5_000 });
		expect(await findPickedFault(file(100))).toContain("50 megapixels");
	});

	it("refuses large files and other types without reading them", async () => {
		const read = stubImages(null);
		expect(await findPickedFault(file(10_000_001))).toContain("10 MB");
		expect(await findPickedFault(file(10, "application/pdf"))).toContain("could not be read");
		expect(read).not.toHaveBeenCalled();
	});

	it("refuses what the browser cannot read", async () => {
		stubImages(null);
		expect(await findPickedFault(file(10))).toContain("could not be read");
		expect(await findPickedFault(file(10, "image/heic"))).toContain("could not be read");
	});

	it("leaves formats to the server that an older browser may not read", async () => {
		stubImages(null);
		expect(await findPickedFault(file(10, "image/avif"))).toBeUndefined();
		expect(await findPickedFault(file(10, ""))).toBeUndefined();
	});
});
