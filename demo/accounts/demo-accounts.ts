import type { Role } from "../../src/platform/access.ts";
import { referralCodeOf } from "./referral-codes.ts";

/** An account that the demo prints, so that every side of the market can be tried. */
export type DemoAccount = { mobile: string; name: string; role: Role; is: string };

export const demoAccounts: DemoAccount[] = [
	{
		mobile: "+919000000001",
		name: "Asha Menon",
		role: "admin",
		is: "admin; two payments failed, one is pending too long, one was given back; an appeal waits",
	},
	{
		mobile: "+919000000002",
		name: "Karan Bhatia",
		role: "customerSupport",
		is: "customerSupport, five registrations, two reports of wrong numbers and four others wait",
	},
	{
		mobile: "+919000000003",
		name: "Pooja Rana",
		role: "salesPerson",
		is: `salesPerson, referral code ${referralCodeOf("+919000000003")}`,
	},
	{ mobile: "+919000000004", name: "Imtiaz Ali", role: "affiliatePartner", is: "affiliatePartner" },
	{ mobile: "+919000000005", name: "Neelam Devi", role: "promotor", is: "promotor" },
	{
		mobile: "+919000000010",
		name: "Ritu Sharma",
		role: "user",
		is: "customer in Shimla, a request with two replies, one booked for tomorrow, one done, one expired",
	},
	{
		mobile: "+919000000020",
		name: "Rakesh Thakur",
		role: "user",
		is: "electrician in Shimla, active Enrolment Basis subscription, 11 claims, three jobs",
	},
	{
		mobile: "+919000000021",
		name: "Gurpreet Singh",
		role: "user",
		is: "plumber in Chandigarh, active Lead Basis subscription, 7 of 10 leads used",
	},
	{
		mobile: "+919000000022",
		name: "Tashi Negi",
		role: "user",
		is: "taxi in Manali, last lead used nine days ago, expired",
	},
	{ mobile: "+919000000030", name: "Sunita Kumari", role: "user", is: "job seeker, applied for two jobs" },
];

/** The account with this mobile; throws if none is printed. */
export function demoAccount(mobile: string): DemoAccount {
	const account = demoAccounts.find((one) => one.mobile === mobile);
	if (account === undefined) throw new Error(`no account ${mobile}`);
	return account;
}
