import { renderToBuffer } from "@react-pdf/renderer";
import type { InvoiceDocument, InvoiceParty } from "../../invoice.ts";
import { createPrintable, registerFonts } from "./fonts.ts";
import { invoicePaper } from "./invoice-paper.ts";

registerFonts();
const printing = createPrintable();

/**
 * The document as a PDF file of A4 pages; the same document gives the same bytes. Takes a second or two of the
 * processor the first time and some hundredths of a second from then on: in a thread of its own, see pdf-thread.ts.
 */
export async function renderInvoice(document: InvoiceDocument): Promise<Buffer> {
	const printable = await printing;
	const party = (one: InvoiceParty) => ({
		...one,
		// Empty it would read as blanked.
		name: one.name === "" ? "" : printable(one.name) || "?",
		address: one.address.map(printable).filter((line) => line !== ""),
	});
	const { seller, buyer, item } = document;
	return renderToBuffer(
		invoicePaper({
			...document,
			seller: party(seller),
			buyer: party(buyer),
			item: { ...item, description: printable(item.description) },
		}),
	);
}
