import { expect, test } from "vitest";
import { ownAddress } from "./own-address.ts";

const listening = (address: string, family = "IPv4") => ({
	address: () => ({ address, family, port: 4000 }),
});

test.each([
	["127.0.0.1", "http://127.0.0.1:4000"],
	["0.0.0.0", "http://127.0.0.1:4000"],
	["192.168.1.5", "http://192.168.1.5:4000"],
	["::", "http://[::1]:4000"],
	["::1", "http://[::1]:4000"],
])("a server on %s is reachable at %s", (address, url) => {
	expect(ownAddress(listening(address))).toBe(url);
});

test("a server that does not listen on a port is not reachable", () => {
	expect(ownAddress({ address: () => null })).toBeNull();
	expect(ownAddress({ address: () => "/run/nukkad.sock" })).toBeNull();
});
