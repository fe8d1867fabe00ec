import { expect, test } from "vitest";
import { addressGroup, addressNetwork } from "./address-group.ts";

test.each([
	["an IPv4 address is itself", "203.0.113.7", "203.0.113.7"],
	["an IPv4 address in IPv6 clothes is the same", "::ffff:203.0.113.7", "203.0.113.7"],
	["of an IPv6 address the first half counts", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["however it is written", "2001:0DB8:0001:0002::1", "2001:db8:1:2"],
	["with zeros left out in front", "2001:db8::1", "2001:db8:0:0"],
	["with a zone", "fe80::1%eth0", "fe80:0:0:0"],
	["an IPv4 address with its port", "203.0.113.7:50123", "203.0.113.7"],
	["an IPv6 address with its port", "[2001:db8:1:2::1]:443", "2001:db8:1:2"],
	["loopback", "::1", "0:0:0:0"],
])("%s", (_what, address, group) => {
	expect(addressGroup(address)).toBe(group);
});

test.each([
	["the /24 of an IPv4 address", "203.0.113.7", { kind: "ipv4", prefix: "203.0.113" }],
	["the same for IPv4 written as IPv6", "::ffff:203.0.113.7", { kind: "ipv4", prefix: "203.0.113" }],
	["the /48 of an IPv6 address", "2001:db8:1:2:3:4:5:6", { kind: "ipv6", prefix: "2001:db8:1" }],
	["the same however it is written", "[2001:0DB8:0001:ffff::1]:443", { kind: "ipv6", prefix: "2001:db8:1" }],
	["none for what is no address", "unix", null],
])("the network is %s", (_what, address, network) => {
	expect(addressNetwork(address)).toEqual(network);
});
