import { isIPv6 } from "node:net";

const words = (part: string) => part.split(":").filter(Boolean);

/**
 * The part of an internet address that one customer holds: all of an IPv4 address, the first 64 bits of an IPv6 one,
 * of which a single customer has billions. Some proxies write the port behind the address; it changes with each request.
 */
export function addressGroup(address: string): string {
	const plain = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
	if (plain !== undefined) return plain;
	const [bare = ""] = (/^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address).split("%");
	if (!isIPv6(bare)) return address;
	const [head = "", tail] = bare.toLowerCase().split("::");
	const left = words(head);
	const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - words(tail).length);
	const full = [...left, ...Array.from({ length: missing }, () => "0"), ...words(tail ?? "")];
	return full
		.slice(0, 4)
		.map((word) => Number.parseInt(word, 16).toString(16))
		.join(":");
}
