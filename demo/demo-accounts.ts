import type { Role } from "../src/platform/access.ts";
import { referralCodeOf } from "./referral-codes.ts";

/** An account that the demo prints, so that every side of the market can be tried at once. */
export type DemoAccount = { mobile: string; name: string; role: Role; is: string };

export const demoAccounts: DemoAccount[] = [
	{ mobile: "+919000000001", name: "Asha Menon", role: "admin", is: "admin" },
	{ mobile: "+919000000002", name: "Karan Bhatia", role: "customerSupport", is: "customerSupport" },
	{
		mobile: "+919000000003",
		name: "Pooja Rana",
		role: "salesPerson",
		is: `salesPerson, referral code ${referralCodeOf("+919000000003")}`,
	},
	{ mobile: "+919000000004", name: "Imtiaz Ali", role: "affiliatePartner", is: "affiliatePartner" },
	{ mobile: "+919000000005", name: "Neelam Devi", role: "promotor", is: "promotor" },
	{ mobile: "+919000000010", name: "Ritu Sharma", role: "user", is: "customer" },
	{
		mobile: "+919000000020",
		name: "Rakesh Thakur",
		role: "user",
		is: "electrician in Shimla, active Enrolment Basis subscription",
	},
	{
		mobile: "+919000000021",
		name: "Gurpreet Singh",
		role: "user",
		is: "plumber in Chandigarh, active Lead Basis subscription, 3 leads remaining",
	},
	{ mobile: "+919000000022", name: "Tashi Negi", role: "user", is: "taxi in Manali, subscription expired" },
	{ mobile: "+919000000030", name: "Sunita Kumari", role: "user", is: "job seeker" },
];
