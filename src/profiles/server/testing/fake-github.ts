import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A repository from GitHub's documentation of "List repositories for a user", shortened; `given` overrides fields. */
export const githubRepository = (given: Record<string, unknown> = {}) => ({
	id: 1_296_269,
	node_id: "MDEwOlJlcG9zaXRvcnkxMjk2MjY5",
	name: "Hello-World",
	full_name: "octocat/Hello-World",
	owner: { login: "octocat", id: 1, type: "User", site_admin: false },
	private: false,
	html_url: "https://github.com/octocat/Hello-World",
	description: "This your first repo!",
	fork: false,
	url: "https://api.github.com/repos/octocat/Hello-World",
	stargazers_count: 80,
	watchers_count: 80,
	forks_count: 9,
	language: null,
	created_at: "2011-01-26T19:01:12Z",
	...given,
});

const documentation = "https://docs.github.com/rest";

/** GitHub's answer for an unknown name. */
export const githubUnknown = {
	status: 404,
	json: { message: "Not Found", documentation_url: documentation, status: "404" },
};

/** GitHub's answer to a client without a token that exceeded the rate limit. */
export const githubLimited = {
	status: 403,
	json: { message: "API rate limit exceeded for 203.0.113.7.", documentation_url: documentation },
};

/** GitHub's answer to an invalid or revoked token. */
export const githubRefused = {
	status: 401,
	json: { message: "Bad credentials", documentation_url: documentation, status: "401" },
};

/** An answer: JSON with its status, other text, a redirect, an endless body, or none at all. */
export type FakeAnswer =
	| { status?: number; json: unknown; after?: number }
	| { status?: number; text: string }
	| { redirect: string }
	| "endless"
	| "never";

function pour(response: ServerResponse): void {
	while (!response.destroyed && response.write("x".repeat(64 * 1024)));
	response.once("drain", () => pour(response));
}

function send(response: ServerResponse, answer: FakeAnswer): void {
	// This request gets no answer; closing the server ends it.
	if (answer === "never") return;
	if (answer === "endless") {
		pour(response);
	} else if ("redirect" in answer) {
		response.writeHead(301, { location: answer.redirect }).end();
	} else if ("text" in answer) {
		response.writeHead(answer.status ?? 200, { "content-type": "text/html" }).end(answer.text);
	} else {
		response.writeHead(answer.status ?? 200, { "content-type": "application/json; charset=utf-8" });
		setTimeout(() => response.end(JSON.stringify(answer.json)), answer.after ?? 0);
	}
}

/** A local HTTP server that replaces GitHub's API. */
export async function startFakeGithub() {
	let answer: FakeAnswer = githubUnknown;
	const asked: Record<"url" | "userAgent" | "accept" | "authorization", string | undefined>[] = [];
	const server = createServer(({ url = "/", headers }, response) => {
		const { accept, authorization } = headers;
		asked.push({ url, userAgent: headers["user-agent"], accept, authorization });
		send(response, answer);
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** The requests so far, the oldest first. */
		asked,
		/** Sets all further answers. */
		answer: (next: FakeAnswer) => void (answer = next),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	};
}
