import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createFakeRefunds } from "./fake-phonepe-refunds.ts";
import { type Answer, misanswer, type PhonePeFault, refused, send, unauthorised } from "./phonepe-faults.ts";

export const phonePeKeys = {
	clientId: "FAKE_CLIENT",
	clientSecret: "fake-client-secret",
	clientVersion: "1",
	webhookUsername: "nukkad_hook",
	webhookPassword: "hook4password",
};

type RefundEndpoint = "refund" | "refundStatus";
export type Endpoint = "token" | "pay" | "status" | RefundEndpoint;
type FakeOrder = {
	orderId: string;
	amount: number;
	state: "PENDING" | "COMPLETED" | "FAILED";
	expireAt: number;
	asked: { merchantOrderId: string; paymentFlow: { merchantUrls: { redirectUrl: string } } };
	paymentDetails: {
		transactionId: string;
		paymentMode: string;
		timestamp?: number;
		amount: number;
		state: string;
	}[];
};

const unknownOrder = refused(404, "INVALID_MERCHANT_ORDER_ID", "No entry found for given merchant order id");
const nameTaken = refused(417, "INVALID_MERCHANT_ORDER_ID", "Merchant order id exists already");

/**
 * A local PhonePe with both of its hosts, built from the documentation of Standard Checkout v2. Orders are kept in
 * memory; its functions do what a payer would do on the payment page. `clock` returns milliseconds.
 */
export async function startFakePhonePe({ tokenSeconds = 3600, clock = () => Date.now() } = {}) {
	const orders = new Map<string, FakeOrder>();
	const tokens = new Map<string, number>();
	const calls: Record<Exclude<Endpoint, RefundEndpoint>, number> = { token: 0, pay: 0, status: 0 };
	const refundCalls: Record<RefundEndpoint, number> = { refund: 0, refundStatus: 0 };
	const faults = new Map<Endpoint, { fault: PhonePeFault; times: number }>();

	const fakeRefunds = createFakeRefunds(orders, clock);
	const { refunds, setRefund } = fakeRefunds;

	function give(form: URLSearchParams): Answer {
		const isOurs =
			form.get("client_id") === phonePeKeys.clientId &&
			form.get("client_secret") === phonePeKeys.clientSecret &&
			form.get("client_version") === phonePeKeys.clientVersion &&
			form.get("grant_type") === "client_credentials";
		if (!isOurs) return refused(401, "INVALID_CLIENT", "Client is not known");
		const token = `fake-token-${randomUUID()}`;
		const issued = Math.floor(clock() / 1000);
		tokens.set(token, clock() + tokenSeconds * 1000);
		const json = {
			access_token: token,
			encrypted_access_token: `fake-encrypted-${randomUUID()}`,
			// A point in time, as in the documentation's examples.
			expires_in: issued,
			issued_at: issued,
			expires_at: issued + tokenSeconds,
			session_expires_at: issued + tokenSeconds,
			token_type: "O-Bearer",
		};
		return { status: 200, json };
	}

	function pay(body: string): Answer {
		const asked = JSON.parse(body);
		const { merchantOrderId, amount, expireAfter = 1200, paymentFlow } = asked;
		const isRight =
			/^[\w-]{1,63}$/.test(merchantOrderId) &&
			Number.isInteger(amount) &&
			amount >= 100 &&
			expireAfter >= 300 &&
			expireAfter <= 3600 &&
			paymentFlow?.type === "PG_CHECKOUT" &&
			URL.canParse(paymentFlow.merchantUrls?.redirectUrl);
		if (!isRight) return refused(400, "BAD_REQUEST", "Please check the inputs you have provided");
		if (orders.has(merchantOrderId)) return nameTaken;
		const orderId = `OMO${randomUUID().replaceAll("-", "")}`;
		const expireAt = clock() + expireAfter * 1000;
		orders.set(merchantOrderId, { orderId, amount, state: "PENDING", expireAt, asked, paymentDetails: [] });
		const redirectUrl = `${origin()}/transact/pgv3?token=${orderId}`;
		return { status: 200, json: { orderId, state: "PENDING", expireAt, redirectUrl } };
	}

	function notify(order: FakeOrder | undefined): Answer {
		if (order === undefined) return unknownOrder;
		if (order.state === "PENDING" && clock() >= order.expireAt) order.state = "FAILED";
		const { asked: _asked, ...status } = order;
		return { status: 200, json: { ...status, payableAmount: status.amount, feeAmount: 0, metaInfo: {} } };
	}

	function answer(endpoint: Endpoint, url: URL, request: IncomingMessage, body: string): Answer {
		if (endpoint === "token") {
			const isForm =
				request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
			return isForm ? give(new URLSearchParams(body)) : refused(415, "BAD_REQUEST", "Not a form");
		}
		const [scheme, token = ""] = (request.headers.authorization ?? "").split(" ");
		if (scheme !== "O-Bearer" || clock() >= (tokens.get(token) ?? 0)) return unauthorised;
		const name = url.pathname.split("/").at(-2) ?? "";
		if (endpoint === "refund") return fakeRefunds.refund(body);
		if (endpoint === "refundStatus") return fakeRefunds.refundStatus(name);
		return endpoint === "pay" ? pay(body) : notify(orders.get(name));
	}

	async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await text(request);
		const url = new URL(request.url ?? "/", "http://fake");
		const endpoint = endpointOf(request.method, url.pathname);
		if (endpoint === null) return send(response, refused(404, "404", "Api Mapping Not Found"));
		if (endpoint === "refund" || endpoint === "refundStatus") refundCalls[endpoint]++;
		else calls[endpoint]++;
		const planned = faults.get(endpoint);
		if (planned === undefined || planned.times-- <= 0)
			return send(response, answer(endpoint, url, request, body));
		misanswer(response, planned.fault, () => answer(endpoint, url, request, body));
	}

	const server = createServer((request, response) => void serve(request, response));
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const origin = () => {
		const bound = server.address();
		return bound === null || typeof bound === "string" ? "" : `http://127.0.0.1:${bound.port}`;
	};
	const orderOf = (name: string): FakeOrder => {
		const order = orders.get(name);
		if (order === undefined) throw new Error(`PhonePe has no order ${name}`);
		return order;
	};
	const attempt = (order: FakeOrder, state: "COMPLETED" | "FAILED") => {
		const transactionId = `OM${randomUUID().replaceAll("-", "")}`;
		const { amount } = order;
		order.paymentDetails.push({ transactionId, paymentMode: "UPI_QR", timestamp: clock(), amount, state });
	};

	return {
		authUrl: `${origin()}/apis/identity-manager`,
		pgUrl: `${origin()}/apis/pg`,
		orders,
		refunds,
		setRefund,
		/** The webhook message about a refund in its present state. */
		refundWebhook: (name: string) => ({
			headers: { "content-type": "application/json", authorization: webhookSignature },
			body: fakeRefunds.refundMessage(name),
		}),
		/** How often each endpoint was called. */
		calls,
		refundCalls,
		/** Acts as a payer: one failed attempt, then a payment. */
		complete(name: string) {
			const order = orderOf(name);
			attempt(order, "FAILED");
			attempt(order, "COMPLETED");
			order.state = "COMPLETED";
		},
		fail(name: string) {
			const order = orderOf(name);
			attempt(order, "FAILED");
			order.state = "FAILED";
		},
		/** Ends the time to pay. */
		expire: (name: string) => void (orderOf(name).expireAt = clock()),
		/** Makes all issued tokens invalid. */
		revokeTokens: () => tokens.clear(),
		/** Makes the endpoint fail this way from now on; null ends that. */
		misbehave(endpoint: Endpoint, fault: PhonePeFault | null, times = Number.POSITIVE_INFINITY) {
			if (fault === null) faults.delete(endpoint);
			else faults.set(endpoint, { fault, times });
		},
		/** The webhook message about an order in its present state. */
		webhook(name: string) {
			const { asked: _asked, ...payload } = orderOf(name);
			const event = payload.state === "FAILED" ? "checkout.order.failed" : "checkout.order.completed";
			return {
				headers: { "content-type": "application/json", authorization: webhookSignature },
				body: { event, payload: { ...payload, merchantId: "FAKE", merchantOrderId: name, currency: "INR" } },
			};
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	};
}
export type FakePhonePe = Awaited<ReturnType<typeof startFakePhonePe>>;

const webhookSignature = createHash("sha256")
	.update(`${phonePeKeys.webhookUsername}:${phonePeKeys.webhookPassword}`)
	.digest("hex");

function endpointOf(method: string | undefined, path: string): Endpoint | null {
	if (method === "POST" && path === "/apis/identity-manager/v1/oauth/token") return "token";
	if (method === "POST" && path === "/apis/pg/checkout/v2/pay") return "pay";
	if (method === "POST" && path === "/apis/pg/payments/v2/refund") return "refund";
	if (method === "GET" && /^\/apis\/pg\/payments\/v2\/refund\/[^/]+\/status$/.test(path))
		return "refundStatus";
	return method === "GET" && /^\/apis\/pg\/checkout\/v2\/order\/[^/]+\/status$/.test(path) ? "status" : null;
}
