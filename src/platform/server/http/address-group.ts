import { isIPv6 } from "node:net";

const words = (part: string) => part.split(":").filter(Boolean);

/** An IP address without its port and zone: four numbers of IPv4, eight words of IPv6, or null for neither. */
function partsOf(address: string): { kind: "ipv4" | "ipv6"; parts: string[] } | null {
	// Some proxies append the port to the address. It changes with each request.
	const plain = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
	if (plain !== undefined) return { kind: "ipv4", parts: plain.split(".") };
	const [bare = ""] = (/^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address).split("%");
	if (!isIPv6(bare)) return null;
	const [head = "", tail] = bare.toLowerCase().split("::");
	const left = words(head);
	const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - words(tail).length);
	const full = [...left, ...Array.from({ length: missing }, () => "0"), ...words(tail ?? "")];
	return { kind: "ipv6", parts: full.map((word) => Number.parseInt(word, 16).toString(16)) };
}

/**
 * The part of an IP address that belongs to one customer: all of an IPv4 address, the first 64 bits of an IPv6 one,
 * of which a single customer has billions.
 */
export function addressGroup(address: string): string {
	const read = partsOf(address);
	if (read === null) return address;
	return read.kind === "ipv4" ? read.parts.join(".") : read.parts.slice(0, 4).join(":");
}

/** The network of an IP address: what one customer of a provider can get or rent. */
export type AddressNetwork = { kind: "ipv4" | "ipv6"; prefix: string };

/** The /48 of an IPv6 address, 65,536 of the groups above, or the /24 of an IPv4 address; null for neither. */
export function addressNetwork(address: string): AddressNetwork | null {
	const read = partsOf(address);
	if (read === null) return null;
	const prefix = read.kind === "ipv4" ? read.parts.slice(0, 3).join(".") : read.parts.slice(0, 3).join(":");
	return { kind: read.kind, prefix };
}
