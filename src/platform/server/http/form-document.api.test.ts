import { afterAll, beforeAll, expect, test } from "vitest";
import { type FormApp, startFormApp } from "../testing/form-app.ts";

let form: FormApp;
beforeAll(async () => {
	form = await startFormApp();
});
afterAll(() => form.close());

test("documents a call's form with its fields and files, and the JSON that it also accepts", async () => {
	const answer = await form.app.inject("/api/docs/json");
	const files = { type: "array", items: { type: "string", format: "binary" } };
	expect(answer.json().paths["/api/form"].post.requestBody.content).toMatchObject({
		"multipart/form-data": {
			schema: {
				type: "object",
				description: "At most 3 files, each of at most 1000 bytes",
				properties: {
					mobile: { type: "string" },
					"newProfessional[serviceId]": { type: "string" },
					"newProfessional[goToLocation]": { type: "array", items: { type: "string" } },
					images: files,
					"papers[…]": files,
				},
			},
		},
		"application/json": {
			schema: { properties: { newProfessional: { properties: { serviceId: { type: "string" } } } } },
		},
	});
	expect(Object.keys(answer.json().paths["/api/plain"].post.requestBody.content)).toEqual([
		"application/json",
	]);
});
