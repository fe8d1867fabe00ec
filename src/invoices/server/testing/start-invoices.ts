import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { readServiceNames } from "../../../catalogue/server/catalogue.api.ts";
import { buildListing, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { type Database, inTransaction } from "../../../platform/server/database/database.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { issueInvoice } from "../issue-invoice.ts";
import { buildRefund, buildSale, type Sale, type SaleWishes } from "./build-sale.ts";
import { seller } from "./sample-documents.ts";

/** A server whose seller is that of the sample documents. Sales are inserted, so their invoices are issued here. */
export async function startInvoices(environment: Record<string, string> = {}, given?: Database) {
	const server = await startTestServer(
		{
			SELLER_NAME: seller.name,
			SELLER_ADDRESS: seller.address.join("|"),
			SELLER_GSTIN: seller.gstin ?? "",
			...environment,
		},
		given,
	);
	const { database, clock } = server;
	const issue = ({ moved }: Pick<Sale, "moved">) =>
		inTransaction(database.db, (tx) => issueInvoice({ clock, seller, readServiceNames }, tx, moved));
	const get = (subscriptionId: string, what: string, token: string | undefined) =>
		server.app.inject({
			method: "GET",
			url: `/api/subscription/professionals/${subscriptionId}/${what}`,
			headers: token === undefined ? {} : { "x-auth-token": token },
		});
	return {
		...server,
		/** A sale with its invoice to a new person of this name. */
		async sellTo(name: string, wishes: SaleWishes = {}) {
			const owner = await signIn(server, randomMobile(), { name });
			const listing = await buildListing(server, { userId: owner.user._id, name });
			const sale = await buildSale(server, { listing, buyerName: name, ...wishes });
			await issue(sale);
			return { ...sale, ...owner };
		},
		issue,
		refund: async (sale: Sale, amount: number) => issue({ moved: await buildRefund(server, sale, amount) }),
		readPdf: (subscriptionId: string, token?: string, number?: string) =>
			get(
				subscriptionId,
				number === undefined ? "invoice" : `invoice?${new URLSearchParams({ number })}`,
				token,
			),
		readDocuments: (subscriptionId: string, token?: string) => get(subscriptionId, "documents", token),
	};
}

export type InvoicesServer = Awaited<ReturnType<typeof startInvoices>>;
