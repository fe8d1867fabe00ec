import { loaderService } from "../platform/loader-service.ts";

/** Who runs this market, which Rule 5 of the E-Commerce Rules 2020 and Rule 3 of the IT Rules 2021 require to publish. */
export type Operator = {
	name: string;
	/** Its lines; empty if none is set. */
	address: readonly string[];
	gstin: string | null;
	officer: { name: string; email: string };
};

/** Where complaints go outside of production; obviously fictitious. */
const demoOfficer = { name: "Asha Thakur", email: "grievance@example.com" };

type OfficerSettings = { GRIEVANCE_OFFICER?: string | undefined; GRIEVANCE_EMAIL?: string | undefined };

/** The operator of this deployment: the seller on its invoices, and its grievance officer. */
export function operatorOf(
	{ name, address, gstin }: Omit<Operator, "officer">,
	{ GRIEVANCE_OFFICER, GRIEVANCE_EMAIL }: OfficerSettings,
): Operator {
	const officer = {
		name: GRIEVANCE_OFFICER ?? demoOfficer.name,
		email: GRIEVANCE_EMAIL ?? demoOfficer.email,
	};
	return { name, address, gstin, officer };
}

/** How the pages that name the operator get it. */
export const siteOperator = loaderService<Operator>("operator");
