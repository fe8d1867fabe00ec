import type { ServerResponse } from "node:http";

export type Answer = { status: number; json: unknown };

/**
 * How an endpoint fails: "slow", "cut", "truncated" and "endless" still do what was requested; an Answer is returned
 * as it is.
 */
export type PhonePeFault =
	| "slow"
	| "cut"
	| "truncated"
	| "endless"
	| "failing"
	| "html"
	| "elsewhere"
	| "too-many"
	| "unauthorised"
	| "wrong-amount"
	| "other-order"
	| Answer;

/** A refusal as PhonePe words it. */
export const refused = (status: number, code: string, message: string): Answer => ({
	status,
	json: { success: false, code, message, data: {} },
});
export const unauthorised = refused(401, "AUTHORIZATION_FAILED", "Unauthorised");

/** Answers in JSON. */
export function send(response: ServerResponse, { status, json }: Answer): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
}

/** Answers with the configured fault; `answer` does what was requested. */
export function misanswer(response: ServerResponse, fault: PhonePeFault, answer: () => Answer): void {
	const html = { "content-type": "text/html" };
	if (typeof fault === "object") return send(response, fault);
	switch (fault) {
		case "failing":
			return send(response, refused(500, "INTERNAL_SERVER_ERROR", "Please try again in a while"));
		case "too-many":
			return send(response, refused(429, "TOO_MANY_REQUESTS", "Too many requests"));
		case "unauthorised":
			return send(response, unauthorised);
		case "html":
			return void response.writeHead(200, html).end("<html>Under maintenance</html>");
		case "elsewhere":
			return void response.writeHead(307, { location: response.req.url }).end();
	}
	const { status, json } = answer();
	const whole = JSON.stringify(json);
	const half = whole.slice(0, whole.length / 2);
	switch (fault) {
		case "slow":
			// Closing the server ends the wait.
			return;
		case "cut":
			response.writeHead(status, { "content-length": whole.length });
			return void response.write(half, () => response.destroy());
		case "endless":
			return void response
				.writeHead(status, { "content-type": "application/json" })
				.end(whole.padEnd(70_000));
		case "truncated":
			return void response.writeHead(status, { "content-type": "application/json" }).end(half);
		case "wrong-amount":
			return send(response, { status, json: { ...Object(json), amount: 100 } });
		case "other-order":
			return send(response, { status, json: { ...Object(json), merchantOrderId: "another-order" } });
	}
}
