import type { StarterService } from "../../src/catalogue/starter/starter-catalogue.types.ts";
import { type Paise, paiseFromRupees } from "../../src/platform/money.ts";

export type DemoPlan = {
	type: "Enrolment Basis" | "Lead Basis" | "Free Trial";
	price: Paise;
	durationInMonths: number | null;
	numberOfLeads: number | null;
};

/** The monthly price of a listing in rupees, GST included, by the value of its customers. */
const monthly: Record<string, number> = {
	"stays-rentals-and-offices": 499,
	"transport-and-water": 399,
	"building-and-interiors": 449,
	"events-and-food": 499,
	tourism: 599,
	"leisure-and-fitness": 449,
	"professional-advice": 499,
};

/** The plans on offer for a paid service: three terms, two bundles of leads, one trial. */
export function plansOf(service: StarterService, sector: string): DemoPlan[] {
	if (!service.paymentRequired) return [];
	const month = monthly[sector] ?? 299;
	const enrolment = (months: number, factor: number): DemoPlan => ({
		type: "Enrolment Basis",
		price: paiseFromRupees(Math.round(month * months * factor)),
		durationInMonths: months,
		numberOfLeads: null,
	});
	const bundle = (leads: number, each: number): DemoPlan => ({
		type: "Lead Basis",
		price: paiseFromRupees(leads * each),
		durationInMonths: null,
		numberOfLeads: leads,
	});
	return [
		enrolment(3, 1),
		enrolment(6, 0.9),
		enrolment(12, 0.8),
		bundle(10, 49),
		bundle(25, 43),
		// A trial ends after a month or five leads, whichever comes first.
		{ type: "Free Trial", price: paiseFromRupees(0), durationInMonths: 1, numberOfLeads: 5 },
	];
}
