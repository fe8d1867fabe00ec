import { renderToBuffer } from "@react-pdf/renderer";
import type { InvoiceDocument, InvoiceParty } from "../../invoice.ts";
import { readFontsFor, registerFonts } from "./fonts.ts";
import { invoicePaper } from "./invoice-paper.ts";

registerFonts();

/**
 * The document as a PDF file of A4 pages; the same document always has the same bytes. The first rendering takes a
 * second or two of processor time, later ones some hundredths of a second, so it runs in its own thread: see
 * pdf-thread.ts.
 */
export async function renderInvoice(document: InvoiceDocument): Promise<Buffer> {
	const { fontFamily, printable } = await readFontsFor(JSON.stringify(document));
	const party = (one: InvoiceParty) => ({
		...one,
		// An empty name would read as erased.
		name: one.name === "" ? "" : printable(one.name) || "?",
		address: one.address.map(printable).filter((line) => line !== ""),
	});
	const { seller, buyer, item } = document;
	return renderToBuffer(
		invoicePaper(
			{
				...document,
				seller: party(seller),
				buyer: party(buyer),
				item: { ...item, description: printable(item.description) },
			},
			fontFamily,
		),
	);
}
