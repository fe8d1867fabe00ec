import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { KeyedHash } from "../../../platform/server/process/secret-key.ts";
import { merchantTransactionId } from "../../payments.contract.ts";
import {
	type KeepAnswer,
	type OrderToStart,
	type PaymentProvider,
	type ProviderOrder,
	ProviderRefused,
	ProviderUnreachable,
} from "../payment-provider.ts";
import {
	findRefund,
	insertRefundOnce,
	refundTakes,
	type SandboxRefund,
} from "./sandbox-refunds.repository.ts";
import { findOrder, insertOrderOnce, type SandboxOrder } from "./sandbox.repository.ts";
import { phonePeTerms as terms } from "../phonepe/phonepe-terms.ts";
import { readWebhook } from "./sandbox-webhook.ts";

type Dependencies = { db: Db; clock: Clock; keyedHash: KeyedHash };

const states = { PENDING: "pending", COMPLETED: "success", FAILED: "failed" } as const;

/** How long the page may stay open, in seconds, as with a real provider. */
const openBetween = { least: 300, most: 3600 };

/** Signs the page's texts: they are in its URL, where anyone could change them. */
export const markOf = (keyedHash: KeyedHash, name: string, item: string) =>
	keyedHash("sandbox page", name, item).slice(0, 32);

/** A provider that moves no money. Its orders are in a table of ours, and we serve its payment page. */
export function createSandboxProvider({ db, clock, keyedHash }: Dependencies): PaymentProvider {
	return {
		name: "sandbox",
		isTest: true,
		terms,
		async startOrder(order, keep) {
			const fault = faultOf(order);
			if (fault !== null) {
				keep({ httpStatus: 400, body: JSON.stringify({ code: "BAD_REQUEST", message: fault }) });
				throw new ProviderRefused(`the sandbox takes no such order: ${fault}`);
			}
			const now = clock();
			const kept = await insertOrderOnce(db, {
				merchantTransactionId: order.merchantTransactionId,
				orderId: newId(),
				amount: order.amount,
				state: "PENDING",
				returnUrl: order.returnUrl,
				transactionId: null,
				paidAt: null,
				expiresAt: new Date(now.getTime() + order.payableFor * 1000),
				createdAt: now,
			});
			answer(kept, keep);
			if (kept.state !== "PENDING" || kept.amount !== order.amount)
				throw new ProviderUnreachable("the sandbox has another order of this name");
			return {
				providerOrderId: kept.orderId,
				redirectUrl: pageOf(order, keyedHash),
				expiresAt: kept.expiresAt,
			};
		},
		async askOrder(name, keep) {
			const order = await findOrder(db, name, clock());
			if (order === undefined) {
				keep({ httpStatus: 404, body: JSON.stringify({ code: "ORDER_NOT_FOUND" }) });
				return null;
			}
			answer(order, keep);
			const { state, amount, orderId, transactionId, paidAt } = order;
			return { state: states[state], amount, providerOrderId: orderId, transactionId, paidAt };
		},
		async refund(refund, keep) {
			const names = [refund.merchantRefundId, refund.merchantTransactionId];
			const isRight = names.every(isName) && refund.amount >= terms.smallestAmount;
			const kept = isRight ? await insertRefundOnce(db, refund, clock()) : undefined;
			if (kept === undefined) {
				keep({ httpStatus: 400, body: JSON.stringify({ code: "BAD_REQUEST" }) });
				throw new ProviderRefused("the sandbox takes no such refund");
			}
			if (kept.amount !== refund.amount || kept.merchantTransactionId !== refund.merchantTransactionId)
				throw new ProviderUnreachable("the sandbox has another refund of this name");
			return presentRefund(kept, keep);
		},
		async refundStatus(name, keep) {
			const refund = await findRefund(db, name, clock());
			if (refund !== undefined) return presentRefund(refund, keep);
			keep({ httpStatus: 404, body: JSON.stringify({ code: "REFUND_NOT_FOUND" }) });
			return null;
		},
		readWebhook: (message) => readWebhook(keyedHash, message, clock()),
	};
}

const isName = (given: string) => merchantTransactionId.safeParse(given).success;

/** The refund for the port, and as a stored answer. */
function presentRefund(
	{ refundId, state, amount, createdAt }: SandboxRefund,
	keep: KeepAnswer,
): ProviderOrder {
	keep({ httpStatus: 200, body: JSON.stringify({ refundId, state, amount }) });
	const isDone = state === "COMPLETED";
	return {
		state: states[state],
		amount,
		providerOrderId: refundId,
		transactionId: isDone ? `SBR${refundId.replaceAll("-", "")}` : null,
		paidAt: isDone ? new Date(createdAt.getTime() + refundTakes) : null,
	};
}

function faultOf({ merchantTransactionId: name, amount, payableFor }: OrderToStart): string | null {
	if (!isName(name)) return "its name";
	if (amount < terms.smallestAmount) return "its amount";
	return payableFor >= openBetween.least && payableFor <= openBetween.most ? null : "its time";
}

/** The local page, at the same origin as the page to which the browser returns. */
function pageOf(
	{ merchantTransactionId: name, message, returnUrl }: OrderToStart,
	keyedHash: KeyedHash,
): string {
	const page = new URL(`/sandbox-pay/${name}`, returnUrl);
	page.search = new URLSearchParams({ item: message, mark: markOf(keyedHash, name, message) }).toString();
	return page.href;
}

/** Formats it as a provider's answer, for the stored answers. */
function answer({ orderId, state, amount, transactionId, paidAt }: SandboxOrder, keep: KeepAnswer): void {
	keep({ httpStatus: 200, body: JSON.stringify({ orderId, state, amount, transactionId, paidAt }) });
}
