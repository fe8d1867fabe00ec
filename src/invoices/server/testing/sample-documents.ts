import { paise } from "../../../platform/money.ts";
import { type Bought, buildCreditNote, buildInvoice } from "../../build-document.ts";
import { gstState } from "../../../places/gst-states.ts";
import type { Seller } from "../../invoice.ts";

export const seller: Seller = {
	name: "Nukkad Services Private Limited",
	address: ["12 Ridge View, Lower Bazaar", "Shimla, Himachal Pradesh 171001"],
	state: gstState("02"),
	gstin: "02AAGCB7383J1ZK",
	sac: "998314",
};

const bought: Bought = {
	service: "Electrician",
	choice: null,
	paymentPlan: "Enrolment Basis, 6 months",
	durationInMonths: 6,
	numberOfLeads: null,
	planPrice: paise(299_900),
	discountPercent: 0,
	discount: paise(0),
	buyerName: "Thakur Electric Works",
	buyerAddress: ["Ward 4, near the bus stand", "Theog, Shimla", "Himachal Pradesh 171201"],
	buyerState: "02",
	buyerGstin: null,
};

/** An invoice of the sample purchase with these changes, paid in full. */
export function sampleInvoice(changes: Partial<Bought> = {}, by: Seller = seller) {
	const all = { ...bought, ...changes };
	return buildInvoice({
		number: "INV/26-27/000042",
		issuedAt: new Date("2026-11-22T06:30:00Z"),
		seller: by,
		bought: all,
		paid: {
			amount: paise(all.planPrice - all.discount),
			merchantTransactionId: "NK0193a7d2f1c07c3fa0b1c2d3e4f5a6b7",
			transactionId: "OM2611221200123456789012",
		},
		mobile: "+919816012345",
	});
}

const drawnUp = sampleInvoice();

/** The sample invoice as it was issued when each part was rounded separately. */
export const roundedInvoice: typeof drawnUp = {
	...drawnUp,
	tax: drawnUp.tax && { ...drawnUp.tax, taxable: paise(254_153), roundOff: paise(-1) },
};

/** A credit note to the sample invoice; the amount is in paise. */
export function sampleCreditNote(amount: number, invoice = sampleInvoice()) {
	return buildCreditNote({
		number: "CRN/26-27/000003",
		issuedAt: new Date("2026-12-01T06:30:00Z"),
		invoice,
		paid: {
			amount: paise(amount),
			merchantTransactionId: "NK0193d5c0aa007c3fa0b1c2d3e4f5a6b7",
			transactionId: null,
		},
	});
}

const longFirm =
	"Shri Balaji Himalayan Electrical Contractors, Solar Water Heating and Allied Engineering Works of Theog and Kotkhai (Regd.)";
const hindi = {
	buyerName: "सुरेश कुमार सुर्‍या, प्रकाश इलेक्ट्रिकल्स",
	buyerAddress: ["वार्ड ४, बस अड्डे के पास", "ठियोग, शिमला", "हिमाचल प्रदेश 171201"],
};

/** Names by script, with letters that fonts and renderers get wrong: conjuncts, signs before and around a letter, joiners. */
const namesByScript = {
	Devanagari: ["श्रीमती ज्ञानेश्वरी राष्ट्रीय इलेक्ट्रिकल्स", "र्टूँ हिन्दी द्वितीय दर्‍या विठ्ठल"],
	Gurmukhi: ["ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਇਲੈਕਟ੍ਰੀਕਲ", "ਸ਼੍ਰੀ ਹਰਿਕ੍ਰਿਸ਼ਨ ਕੁੱਲੂ ਪੜ੍ਹਾਈ"],
	Bengali: ["শ্রী কৃষ্ণ ইলেকট্রিক ওয়ার্কস", "বিদ্যুৎ মিস্ত্রি লক্ষ্মী র‍্যাংক"],
	Gujarati: ["અંબિકા ઇલેક્ટ્રિકલ્સ", "શ્રી લક્ષ્મી હૃદય આંગણું"],
	Tamil: ["ஸ்ரீ முருகன் எலெக்ட்ரிக்கல்ஸ்", "கோவை மின்சார பௌர்ணமி"],
	Telugu: ["క్రిష్ణా ఎలక్ట్రికల్స్", "శ్రీ లక్ష్మి సాఫ్ట్‌వేర్"],
	Kannada: ["ಶ್ರೀ ಕೃಷ್ಣ ಎಲೆಕ್ಟ್ರಿಕಲ್ಸ್", "ಲಕ್ಷ್ಮೀ ರ‍್ಯಾಂಕ್ ಸಾಫ್ಟ್‌ವೇರ್"],
	Malayalam: ["ശ്രീ കൃഷ്ണ ഇലക്ട്രിക്കൽസ്", "മലയാളം പുസ്തകം അവന്‍ കാര്‍ത്തിക"],
};

/** The sample invoice to a buyer in each script. */
export const scriptSamples = Object.entries(namesByScript).map(([script, [name = "", line = ""]]) => ({
	script,
	name,
	invoice: sampleInvoice({ buyerName: `${name} & Sons`, buyerAddress: [`${line} 24`] }),
}));

/** Every look of an invoice by name, for tests and for people who compare the files. */
export const samples = {
	"same state": sampleInvoice(),
	"other state": sampleInvoice({
		buyerState: "29",
		buyerName: "Lakshmi Tours",
		buyerAddress: ["80 Feet Road, Indiranagar", "Karnataka 560038"],
		buyerGstin: "29AAGCB7383J1Z4",
		service: "Tour & travel operator",
		choice: "Car with driver",
		paymentPlan: "Lead Basis, 20 leads",
		durationInMonths: null,
		numberOfLeads: 20,
		planPrice: paise(99_900),
	}),
	"union territory": sampleInvoice(
		{ buyerState: "04" },
		{ ...seller, state: gstState("04"), gstin: "04AAGCB7383J1ZG" },
	),
	discount: sampleInvoice({ discountPercent: 10, discount: paise(29_990) }),
	"one month": sampleInvoice({ durationInMonths: 1, numberOfLeads: 1 }),
	receipt: sampleInvoice({}, { ...seller, gstin: null }),
	"whole credit note": sampleCreditNote(299_900),
	"part credit note": sampleCreditNote(100_000),
	hindi: sampleInvoice(hindi),
	"long names": sampleInvoice(
		{
			buyerName: longFirm,
			buyerAddress: [longFirm, "x".repeat(120), longFirm],
			choice: "House wiring, fans, geysers, meters and everything else that runs on electricity",
			paymentPlan: "Enrolment Basis, 12 months or 100 leads",
			durationInMonths: 12,
			numberOfLeads: 100,
			planPrice: paise(1_23_45_678_50),
			discountPercent: 10,
			discount: paise(1_23_45_678_5),
		},
		{ ...seller, name: longFirm },
	),
	"other scripts": sampleInvoice({ buyerName: "ଓଡ଼ିଶା 🔧 \u202e李\n‏أحمد", buyerAddress: ["\u0000", "‎"] }),
	pictures: sampleInvoice({
		buyerName: "⚡ Sharma 👩🏽‍🔧 & Sons™️ 🇮🇳 शर्मा ❤️",
		buyerAddress: ["Shop 1️⃣2️⃣ 📍, Theog", "🏠🏡", "☎ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
	}),
	"nothing but pictures": sampleInvoice({ buyerName: "🔧⚡" }),
	rounded: roundedInvoice,
	blanked: { ...sampleInvoice(), buyer: { ...sampleInvoice().buyer, name: "", address: [], mobile: null } },
};
