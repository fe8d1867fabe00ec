import { findPeopleByName, findUserByMobile, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { findInvoicesByNumber } from "../../invoices/server/invoices.api.ts";
import { findLeadForStaff } from "../../leads/server/leads.api.ts";
import { findListingsForStaff } from "../../listings/server/listings.api.ts";
import { findPaymentForStaff } from "../../payments/server/payments.api.ts";
import { mayCall, type Viewer } from "../../platform/access.ts";
import { formatDate } from "../../platform/dates.ts";
import { maskMobile, readMobile } from "../../platform/mobile.ts";
import { formatRupees, rupeesFromPaise } from "../../platform/money.ts";
import type { PersonRecord } from "../../platform/person-record.ts";
import type { FoundRecord } from "../back-office.contract.ts";
import type { BackOfficeContext } from "./back-office.context.ts";
import { createRecordPresenter } from "./present-record.ts";

const perKind = 5;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const paymentName = /^[A-Za-z0-9_-]{6,63}$/;
/** Shorter queries match too many names. */
const shortestName = 3;

async function findPeople({ db }: BackOfficeContext, query: string, id: string | null) {
	const mobile = readMobile(query);
	if ("mobile" in mobile) {
		const user = await findUserByMobile(db, mobile.mobile);
		return user === undefined ? [] : [user];
	}
	const found =
		id === null
			? query.length < shortestName
				? []
				: await findPeopleByName(db, query.toLowerCase(), perKind)
			: [{ id }];
	return [
		...(
			await readUsersByIds(
				db,
				found.map((person) => person.id),
			)
		).values(),
	];
}

async function findMoney({ db }: BackOfficeContext, query: string): Promise<FoundRecord[]> {
	const invoices = await findInvoicesByNumber(db, query.toUpperCase(), perKind);
	const paymentsOf = await Promise.all(
		invoices.map(async ({ number, paymentId, issuedAt }) => {
			const [payment] = await findPaymentForStaff(db, { id: paymentId });
			return payment === undefined
				? []
				: [{ kind: "invoice" as const, _id: payment.id, title: number, detail: formatDate(issuedAt) }];
		}),
	);
	const payments = paymentName.test(query) ? await findPaymentForStaff(db, { name: query }) : [];
	return [
		...payments.map(({ id, amount, at }) => ({
			kind: "payment" as const,
			_id: id,
			title: id,
			detail: [amount === null ? "" : formatRupees(rupeesFromPaise(amount)), formatDate(at)].join(" · "),
		})),
		...paymentsOf.flat(),
	];
}

/**
 * Finds what staff type into the search box: a mobile, a part of a name, an id, the number of a payment or an
 * invoice. Mobiles are returned masked; payments and invoices are found for admins only.
 */
export async function searchRecords(
	ctx: BackOfficeContext,
	viewer: Viewer,
	query: string,
): Promise<FoundRecord[]> {
	const { db } = ctx;
	const id = uuid.test(query) ? query.toLowerCase() : null;
	const isName = id === null && query.length >= shortestName;
	const [snapshot, people, listings, leads, money] = await Promise.all([
		ctx.catalogue.snapshot(),
		findPeople(ctx, query, id),
		isName || id !== null ? findListingsForStaff(db, { text: query.toLowerCase(), id, limit: perKind }) : [],
		id === null ? [] : findLeadForStaff(db, id, ctx.clock()),
		mayCall("admin", viewer) ? findMoney(ctx, query) : [],
	]);
	const present = createRecordPresenter(snapshot);
	const found = (kind: "listing" | "lead") => (record: PersonRecord) => {
		const { _id, title, status, at } = present(record);
		return { kind, _id, title, detail: `${status} · ${formatDate(new Date(at))}` };
	};
	return [
		...people.map(({ id: _id, name, mobile }) => ({
			kind: "person" as const,
			_id,
			title: name ?? maskMobile(mobile),
			detail: maskMobile(mobile),
		})),
		...listings.map(found("listing")),
		...leads.map(found("lead")),
		...money,
	];
}
