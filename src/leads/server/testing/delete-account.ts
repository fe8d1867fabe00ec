import type { TestServer } from "../../../testing/test-server.ts";

/** Deletes the account of the token's owner and returns the response. */
export async function deleteAccount(server: TestServer, token: string) {
	const { body } = await server.call("GET", "/api/auth", { token });
	return server.call("DELETE", "/api/users/me", { token, body: { mobile: body.mobile } });
}
