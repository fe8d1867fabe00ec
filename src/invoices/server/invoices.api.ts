/** What other modules may use of the invoices. */
export { findInvoicesByNumber, readPapersOfPayments } from "./find-invoice.repository.ts";
