import type { LeadAnswer } from "../../leads.contract.ts";

/** A viewer without any abilities. */
export const noAbilities: LeadAnswer["abilities"] = {
	claim: false,
	seeContact: false,
	own: false,
	edit: false,
	unbook: false,
	decline: false,
	openToAll: false,
	getHelp: false,
	askNearby: false,
	close: false,
	seeOffers: false,
	book: false,
	assign: false,
	answer: false,
	reportNumber: false,
	showNumber: false,
	block: false,
};

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;

/** An open lead as staff see it. */
export const sampleLead: LeadAnswer = {
	_id: id(1),
	serviceId: id(2),
	serviceName: "Electrician",
	serviceSlug: "electrician",
	serviceIcon: "zap",
	choiceOfService: null,
	choiceName: null,
	name: "Meera Devi",
	mobile: "+919800000001",
	addressDetails: "14 Lower Bazaar",
	source: "lead-form",
	goToLocation: "Shimla",
	placeSlug: "shimla",
	preferredDateTime: null,
	description: "",
	budget: { min: null, max: null },
	status: "open",
	createdAt: "2026-11-20T06:30:00.000Z",
	expiresAt: "2026-12-20T06:30:00.000Z",
	claimsTaken: 0,
	revealLimit: 3,
	mobileVerified: true,
	assignedDetails: null,
	claimedDetails: null,
	bookedProfessional: null,
	originProfessional: null,
	abilities: { ...noAbilities, seeContact: true, seeOffers: true, assign: true },
};
