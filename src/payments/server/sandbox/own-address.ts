import type { Server } from "node:http";

/**
 * The address at which the process reaches itself, "http://127.0.0.1:4000"; null while it does not listen on a port.
 */
export function ownAddress(server: Pick<Server, "address">): string | null {
	const address = server.address();
	if (address === null || typeof address === "string") return null;
	// "Every address" is not a callable address.
	const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[address.address] ?? address.address;
	return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
}
