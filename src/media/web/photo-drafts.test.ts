import { expect, test } from "vitest";
import { keepPhotos, recallPhotos } from "./photo-drafts.ts";

const photo = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id], { type: "image/webp" }) });

test("without a browser database, photos last as long as the page, separate for each person", async () => {
	expect("indexedDB" in globalThis).toBe(false);
	await keepPhotos("rakesh", [photo("shop"), photo("van")]);
	expect((await recallPhotos("rakesh")).map(({ id }) => id)).toEqual(["shop", "van"]);
	expect(await recallPhotos("sunita")).toEqual([]);
	await keepPhotos("rakesh", []);
	expect(await recallPhotos("rakesh")).toEqual([]);
});
