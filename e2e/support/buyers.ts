import { referralCodeOf } from "../../demo/accounts/referral-codes.ts";

/**
 * Each size has its own people, because both run at the same time and a code is sent to a mobile only every 30
 * seconds. Both live in the seller's state; one has the invoice made out there and one elsewhere. The amounts were
 * calculated by hand.
 */
export const buyers = {
	phone: {
		mobile: "9811400001",
		name: "Vijay Chauhan",
		manager: "9811400011",
		firm: "Moti Bazaar Joinery",
		address: { pincode: "175001", street: "Shop 12, Moti Bazaar" },
		place: "Mandi",
		state: "Himachal Pradesh",
		stateOnPaper: "Himachal Pradesh (02)",
		/** The referral code of the demo's salesperson. */
		code: referralCodeOf("+919000000003"),
		plan: "Enrolment Basis, 6 months",
		each: "₹404.17 per month",
		sum: { price: "₹2,425.00", discount: "−₹242.50", due: "₹2,182.50" },
		gst: "CGST 9%, included ₹166.46 SGST 9%, included ₹166.46",
		bought: { title: "Enrolment Basis", value: "₹2,182.50", size: "6 months", leads: ["Claimed 0"] },
		charge: "₹404.17 a month, 6 months",
		sums: {
			"Price, 18% GST included": 242_500,
			"Discount 10%": -24_250,
			"Taxable value": 184_958,
			"CGST 9%": 16_646,
			"SGST 9%": 16_646,
			"Total, 18% GST included": 218_250,
		},
		words: "Rupees Two Thousand One Hundred Eighty Two and Fifty Paise Only",
	},
	desk: {
		mobile: "9811400002",
		name: "Harleen Kaur",
		manager: "9811400012",
		firm: "Kaur Furniture House",
		address: { pincode: "171001", street: "Shop 4, Lakkar Bazaar" },
		place: "Shimla",
		state: "Punjab",
		stateOnPaper: "Punjab (03)",
		/** The referral code of a professional in the demo. */
		code: referralCodeOf("+919000000020"),
		plan: "Lead Basis, 10 leads",
		each: "₹49.00 per lead",
		sum: { price: "₹490.00", discount: "−₹49.00", due: "₹441.00" },
		gst: "IGST 18%, included ₹67.27",
		bought: {
			title: "Lead Basis",
			value: "₹441",
			size: "10 leads",
			leads: ["Allocated 10", "Claimed 0", "Remaining 10"],
		},
		charge: "₹49.00 a lead, 10 leads",
		sums: {
			"Price, 18% GST included": 49_000,
			"Discount 10%": -4_900,
			"Taxable value": 37_373,
			"IGST 18%": 6_727,
			"Total, 18% GST included": 44_100,
		},
		words: "Rupees Four Hundred Forty One Only",
	},
};

export type Buyer = (typeof buyers)[keyof typeof buyers];
