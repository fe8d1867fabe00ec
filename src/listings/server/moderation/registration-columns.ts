import { m } from "../../../paraglide/messages.js";
import type { CsvColumn } from "../../../platform/server/http/csv.ts";
import type { RegistrationPayment, WaitingRegistration } from "../../registrations.contract.ts";

const paymentNames: Record<RegistrationPayment, () => string> = {
	paid: m["listings.queue.paid"],
	unpaid: m["listings.queue.unpaid"],
	free: m["listings.queue.free"],
};

/** The columns of the CSV file of registrations. */
export const registrationColumns: readonly CsvColumn<WaitingRegistration>[] = [
	{ title: m["listings.queue.id"], value: ({ _id }) => _id },
	{ title: m["listings.queue.professional"], value: ({ title }) => title },
	{ title: m["listings.queue.owner"], value: ({ ownerName }) => ownerName },
	{ title: m["listings.queue.service"], value: ({ service }) => service },
	{ title: m["listings.queue.place"], value: ({ place }) => place },
	{ title: m["listings.queue.applied"], value: ({ appliedAt }) => appliedAt },
	{ title: m["listings.queue.payment"], value: ({ payment }) => paymentNames[payment]() },
	{ title: m["listings.queue.registered_by"], value: ({ onboardedBy }) => onboardedBy },
	{ title: m["listings.queue.change_asked"], value: ({ changeAskedAt }) => changeAskedAt },
];
