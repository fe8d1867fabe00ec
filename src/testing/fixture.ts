import { beforeAll } from "vitest";

/** Stands for something that tests make before they run: every use of it asks `read`. Too early a use fails. */
export function later<Thing extends object>(read: () => Thing | undefined): Thing {
	const there = () => {
		const thing = read();
		if (thing === undefined) throw new Error("This is there only once the tests run.");
		return thing;
	};
	return new Proxy({} as Thing, {
		get: (_, key) => Reflect.get(there(), key),
		ownKeys: () => Reflect.ownKeys(there()),
		getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(there(), key),
	});
}

/** Something that is made once, before a test file's first test, after what was asked for above it. */
export function fixture<Thing extends object>(make: () => Promise<Thing>): Thing {
	let made: Thing | undefined;
	beforeAll(async () => {
		made = await make();
	});
	return later(() => made);
}
