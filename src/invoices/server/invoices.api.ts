/** The invoices module's API for other modules. */
export { findInvoicesByNumber, readPapersOfPayments } from "./find-invoice.repository.ts";
export { readCreditNotes } from "./invoices.repository.ts";
