import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** One response: JSON with its status, a text of another type, or none at all. */
export type FakeAnswer =
	| { status?: number; json: unknown }
	| { status?: number; text: string; type?: string }
	| { redirect: string }
	| "never";

export type FakePincodeService = {
	/** The URL before the pincode. */
	url: string;
	/** The requested paths, the oldest first. */
	requests: string[];
	/** Sets all later responses. */
	answer(next: FakeAnswer | ((path: string) => FakeAnswer)): void;
	close(): Promise<void>;
};

/** An office in the format of India Post. */
export const postOfficeEntry = (given: Record<string, unknown> = {}) => ({
	Name: "Shimla GPO",
	Description: null,
	BranchType: "Head Post Office",
	DeliveryStatus: "Delivery",
	Circle: "Himachal Pradesh",
	District: "Shimla",
	Division: "Shimla",
	Region: "Himachal Pradesh HQ",
	Block: "Shimla Urban",
	State: "Himachal Pradesh",
	Country: "India",
	Pincode: "171999",
	...given,
});

/** India Post's response with these offices. */
export const indiaPostAnswer = (...offices: unknown[]): FakeAnswer => ({
	json: [{ Message: `Number of pincode(s) found:${offices.length}`, Status: "Success", PostOffice: offices }],
});

/** Its response to an unknown pincode. */
export const indiaPostUnknown: FakeAnswer = {
	json: [{ Message: "No records found", Status: "Error", PostOffice: null }],
};

/** Starts a local HTTP server that replaces a public pincode service. */
export async function startFakePincodeService(first: FakeAnswer): Promise<FakePincodeService> {
	let answer: (path: string) => FakeAnswer = () => first;
	const requests: string[] = [];

	function respond({ url = "/" }: IncomingMessage, response: ServerResponse) {
		requests.push(url);
		const given = answer(url);
		// No response; closing the server ends the wait.
		if (given === "never") return;
		if ("redirect" in given) {
			response.writeHead(302, { location: given.redirect }).end();
		} else if ("json" in given) {
			response.writeHead(given.status ?? 200, { "content-type": "application/json" });
			response.end(JSON.stringify(given.json));
		} else {
			response.writeHead(given.status ?? 200, { "content-type": given.type ?? "text/html" });
			response.end(given.text);
		}
	}

	const server = createServer((request, response) => respond(request, response));
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const bound = server.address();
	if (bound === null || typeof bound === "string") throw new Error("the fake service has no port");
	return {
		url: `http://127.0.0.1:${bound.port}/pincode/`,
		requests,
		answer: (next) => void (answer = typeof next === "function" ? next : () => next),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	};
}
