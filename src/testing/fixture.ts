import { beforeAll } from "vitest";

/**
 * A stand-in for a value that is created before the tests: every use of it calls `read`. It throws if used too
 * early.
 */
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

/** Creates a value once, before a test file's first test and after the fixtures above it. */
export function fixture<Thing extends object>(make: () => Promise<Thing>): Thing {
	let made: Thing | undefined;
	beforeAll(async () => {
		made = await make();
	});
	return later(() => made);
}
