import type { Clock } from "../../../platform/dates.ts";
import { merchantTransactionId } from "../../payments.contract.ts";
import {
	type KeepAnswer,
	type OrderToStart,
	type PaymentProvider,
	ProviderRefused,
} from "../payment-provider.ts";
import { type Outcome } from "../../../platform/server/http/ask-outside.ts";
import { answerTime, callPhonePe, isWorthRepeating } from "./call-phonepe.ts";
import { readStarted, readStatus } from "./phonepe-answers.ts";
import { readRefund, readSentRefund } from "./phonepe-refunds.ts";
import { phonePeTerms as terms } from "./phonepe-terms.ts";
import { createPhonePeTokens } from "./phonepe-tokens.ts";
import { createWebhookReader } from "./phonepe-webhook.ts";

type Options = {
	clientId: string;
	clientSecret: string;
	clientVersion: string;
	/** The two hosts with their paths: they differ in production and are the same in PhonePe's sandbox. */
	authUrl: string;
	pgUrl: string;
	webhookUsername: string;
	webhookPassword: string;
	clock?: Clock;
	/** The limit for one call. */
	timeoutMs?: number;
};

/** PhonePe's own sandbox, where no money moves. */
const testHost = "api-preprod.phonepe.com";

const isName = (given: string) => merchantTransactionId.safeParse(given).success;
const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/** PhonePe's Standard Checkout v2 over plain HTTP. */
export function createPhonePe(options: Options): PaymentProvider {
	const { clock = () => new Date(), timeoutMs = answerTime } = options;
	const pgUrl = withoutSlash(options.pgUrl);
	const { protocol, hostname } = new URL(pgUrl);
	const tokens = createPhonePeTokens({
		...options,
		authUrl: withoutSlash(options.authUrl),
		clock,
		timeoutMs,
	});

	/** One call, and at most one more: with a new token after 401, or if the repeat cannot pay twice. */
	async function ask(
		path: string,
		init: { method: "GET" | "POST"; body?: string },
		keep: KeepAnswer,
	): Promise<Outcome> {
		const send = async (token: string) => {
			const headers = {
				accept: "application/json",
				"content-type": "application/json",
				authorization: `O-Bearer ${token}`,
			};
			const outcome = await callPhonePe(pgUrl + path, { ...init, headers }, timeoutMs);
			const { status, body, broke } = outcome;
			keep({ httpStatus: status, body: status === null ? (broke ?? "") : body });
			return outcome;
		};
		const token = await tokens.current();
		const first = await send(token);
		if (first.status === 401) return send(await tokens.inPlaceOf(token));
		return init.method === "GET" && isWorthRepeating(first) ? send(token) : first;
	}

	return {
		name: "phonepe",
		isTest: protocol === "http:" || hostname === testHost,
		terms,
		async startOrder(order, keep) {
			if (!isName(order.merchantTransactionId))
				throw new ProviderRefused("PhonePe takes no such name of an order");
			if (order.amount < terms.smallestAmount) throw new ProviderRefused("PhonePe takes no amount as small");
			const now = clock();
			const outcome = await ask(
				"/checkout/v2/pay",
				{ method: "POST", body: JSON.stringify(payRequest(order)) },
				keep,
			);
			const openUntil = new Date(now.getTime() + order.payableFor * 1000);
			return readStarted(outcome, { allowsHttp: protocol === "http:", now, openUntil });
		},
		async askOrder(name, keep) {
			// No other text may become part of the URL.
			if (!isName(name)) return null;
			const path = `/checkout/v2/order/${name}/status?details=false&errorContext=true`;
			return readStatus(await ask(path, { method: "GET" }, keep), name);
		},
		async refund(refund, keep) {
			const { merchantRefundId, merchantTransactionId: order, amount } = refund;
			if (![merchantRefundId, order].every(isName))
				throw new ProviderRefused("PhonePe takes no such name of a refund");
			if (amount < terms.smallestAmount) throw new ProviderRefused("PhonePe takes no amount as small");
			const body = JSON.stringify({ merchantRefundId, originalMerchantOrderId: order, amount });
			const outcome = await ask("/payments/v2/refund", { method: "POST", body }, keep);
			return readSentRefund(outcome, merchantRefundId);
		},
		async refundStatus(name, keep) {
			if (!isName(name)) return null;
			return readRefund(await ask(`/payments/v2/refund/${name}/status`, { method: "GET" }, keep), name);
		},
		readWebhook: createWebhookReader(options.webhookUsername, options.webhookPassword),
	};
}

function payRequest(order: OrderToStart) {
	return {
		merchantOrderId: order.merchantTransactionId,
		amount: order.amount,
		expireAfter: order.payableFor,
		paymentFlow: {
			type: "PG_CHECKOUT",
			message: order.message,
			merchantUrls: { redirectUrl: order.returnUrl },
		},
	};
}
