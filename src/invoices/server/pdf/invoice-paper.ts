import {
	Circle,
	Document,
	type DocumentProps,
	Ellipse,
	Line,
	Page,
	Path,
	Polygon,
	Polyline,
	Rect,
	Svg,
	Text,
	View,
} from "@react-pdf/renderer";
import { createElement as h, type ElementType, type ReactElement } from "react";
import { markOnPaper } from "../../../brand/logo.ts";
import { formatMobile } from "../../../accounts/mobile.ts";
import { formatDate, startOfIndianDay } from "../../../platform/dates.ts";
import { formatRupeesExact, type Paise, rupeesFromPaise } from "../../../platform/money.ts";
import { m } from "../../../paraglide/messages.js";
import type { GstState } from "../../../places/gst-states.ts";
import type { InvoiceDocument, InvoiceParty } from "../../invoice.ts";
import { look } from "./look.ts";
import { sumsOf } from "./sums.ts";

// Written without JSX: Node runs the server's files directly and does not read JSX.

const day = (issuedOn: string) => formatDate(startOfIndianDay(issuedOn));
const money = (amount: Paise) => formatRupeesExact(rupeesFromPaise(amount));
const place = ({ name, code }: GstState) => m["invoices.paper.place"]({ name, code });

const titles = {
	"tax-invoice": {
		title: m["invoices.paper.title.tax_invoice"],
		unsigned: m["invoices.paper.unsigned.tax_invoice"],
	},
	receipt: { title: m["invoices.paper.title.receipt"], unsigned: m["invoices.paper.unsigned.receipt"] },
	"credit-note": {
		title: m["invoices.paper.title.credit_note"],
		unsigned: m["invoices.paper.unsigned.credit_note"],
	},
};

const shapeOf: Record<string, ElementType> = {
	rect: Rect,
	circle: Circle,
	ellipse: Ellipse,
	line: Line,
	path: Path,
	polygon: Polygon,
	polyline: Polyline,
};

const mark = () =>
	h(
		Svg,
		{ width: 26, height: 26, viewBox: markOnPaper.viewBox },
		...markOnPaper.shapes.map(([element, attributes], key) =>
			h(shapeOf[element] ?? Path, { key, ...attributes }),
		),
	);

function head({ kind, seller, tax }: InvoiceDocument): ReactElement {
	return h(
		View,
		{ style: look.head },
		h(View, { style: look.brand }, mark(), h(Text, { style: look.brandName }, seller.name)),
		h(
			View,
			{ style: look.titles },
			h(Text, { style: look.title }, titles[kind].title()),
			tax !== null && h(Text, { style: look.copy }, m["invoices.paper.original"]()),
		),
	);
}

/** A receipt has no `withState`, because no tax depends on the state. */
function party(caption: string, { name, address, state, gstin, mobile }: InvoiceParty, withState: boolean) {
	const lines = [
		...address,
		withState && m["invoices.paper.state"](state),
		gstin !== null && m["invoices.paper.gstin"]({ gstin }),
		mobile !== null && m["invoices.paper.mobile"]({ mobile: formatMobile(mobile) }),
	].filter((line) => line !== false);
	return h(
		View,
		{ style: look.column },
		h(Text, { style: look.caption }, caption),
		h(Text, { style: look.party }, name === "" ? m["invoices.paper.blanked"]() : name),
		...lines.map((line, index) => h(Text, { key: index, style: look.soft }, line)),
	);
}

type Fact = { name: string; value: string; width?: "twoThirds" | "half" };

function factsOf({ kind, number, issuedOn, payment, placeOfSupply, tax, corrects }: InvoiceDocument): Fact[] {
	const status = kind === "credit-note" ? m["invoices.paper.paid_back"]() : m["invoices.paper.paid"]();
	const facts: Fact[] = [
		{ name: m["invoices.paper.number"](), value: number },
		{ name: m["invoices.paper.date"](), value: day(issuedOn) },
		{ name: m["invoices.paper.payment_status"](), value: status },
	];
	if (corrects !== null) {
		const what = { number: corrects.number, date: day(corrects.issuedOn) };
		facts.push({ name: m["invoices.paper.corrects"](), value: m["invoices.paper.corrects_what"](what) });
		facts.push({ name: m["invoices.paper.reason"](), value: corrects.reason, width: "twoThirds" });
	}
	if (tax !== null) {
		facts.push({ name: m["invoices.paper.place_of_supply"](), value: place(placeOfSupply) });
		facts.push({
			name: m["invoices.paper.reverse_charge"](),
			value: m["invoices.paper.no"](),
			width: "twoThirds",
		});
	}
	const { merchantTransactionId, transactionId } = payment;
	facts.push({ name: m["invoices.paper.payment"](), value: merchantTransactionId, width: "half" });
	if (transactionId !== null)
		facts.push({ name: m["invoices.paper.payment_reference"](), value: transactionId, width: "half" });
	return facts;
}

const facts = (document: InvoiceDocument) =>
	h(
		View,
		{ style: look.facts },
		...factsOf(document).map(({ name, value, width }) =>
			h(
				View,
				{ key: name, style: [look.fact, look[width ?? "third"]] },
				h(Text, { style: look.caption }, name),
				h(Text, {}, value),
			),
		),
	);

/**
 * How long the service runs; null if no months were bought, and on a credit note. Without dates, because the
 * subscription may start long after it is paid.
 */
function period({
	kind,
	item: { perMonth, perLead },
}: Pick<InvoiceDocument, "kind" | "item">): string | null {
	if (perMonth === null || kind === "credit-note") return null;
	const months = m["subscriptions.plan.months"]({ count: perMonth.count });
	if (perLead === null) return m["invoices.paper.period"]({ months });
	const leads = m["subscriptions.plan.leads"]({ count: perLead.count });
	return m["invoices.paper.period_whichever_first"]({ months, leads });
}

function table({ kind, item, price }: InvoiceDocument): ReactElement[] {
	const { perMonth, perLead, sac } = item;
	const charges = [
		perMonth && m["invoices.paper.months"]({ price: money(perMonth.price), count: perMonth.count }),
		perLead && m["invoices.paper.leads"]({ price: money(perLead.price), count: perLead.count }),
	].filter((line) => line !== null);
	const service = [m["invoices.paper.what"](), period({ kind, item })].filter((line) => line !== null);
	return [
		h(
			View,
			{ key: "head", style: look.tableHead },
			h(Text, { style: look.description }, m["invoices.paper.column.description"]()),
			sac !== null && h(Text, { style: look.sac }, m["invoices.paper.column.sac"]()),
			h(Text, { style: look.charge }, m["invoices.paper.column.charge"]()),
			h(Text, { style: look.amount }, m["invoices.paper.column.amount"]()),
		),
		h(
			View,
			{ key: "item", style: look.tableRow },
			h(
				View,
				{ style: look.description },
				h(Text, { style: look.item }, item.description),
				...service.map((line) => h(Text, { key: line, style: look.soft }, line)),
			),
			sac !== null && h(Text, { style: look.sac }, sac),
			h(View, { style: look.charge }, ...charges.map((line) => h(Text, { key: line }, line))),
			h(Text, { style: look.amount }, money(price)),
		),
	];
}

function sums(document: InvoiceDocument): ReactElement {
	const lines = sumsOf(document);
	return h(
		View,
		{ style: look.sums, wrap: false },
		...lines.map(({ label, amount, style }) =>
			h(View, { key: label, style: look[style] }, h(Text, {}, label), h(Text, {}, amount)),
		),
	);
}

/** The page of an invoice, receipt or credit note. Its content depends only on the document. */
export function invoicePaper(document: InvoiceDocument, fontFamily: string[]): ReactElement<DocumentProps> {
	const issued = startOfIndianDay(document.issuedOn);
	const withState = document.tax !== null;
	return h(
		Document,
		{
			title: document.number,
			author: document.seller.name,
			creator: document.seller.name,
			producer: "react-pdf",
			language: "en-IN",
			// By default this is the time of rendering, and the same document would have other bytes each time.
			creationDate: issued,
			modificationDate: issued,
		},
		h(
			Page,
			{ size: "A4", style: { ...look.page, fontFamily } },
			head(document),
			h(
				View,
				{ style: look.columns },
				party(m["invoices.paper.from"](), document.seller, withState),
				party(m["invoices.paper.to"](), document.buyer, withState),
			),
			facts(document),
			...table(document),
			sums(document),
			h(
				View,
				{ style: look.words, wrap: false },
				h(Text, { style: look.caption }, m["invoices.paper.in_words"]()),
				h(Text, { style: look.item }, document.inWords),
			),
			h(Text, { style: look.foot, fixed: true }, titles[document.kind].unsigned()),
		),
	);
}
