import { list, type TradeWords } from "../trade-words.ts";

export const adviceWords: Record<string, TradeWords> = {
	ca: {
		work: [],
		choices: {
			"income-tax": list(
				"returns for salaried people | pensioners | capital gains | rent income | notices and refunds | returns of firms",
			),
			gst: list(
				"GST registration | monthly returns | composition scheme | annual return | e-way bills | departmental notices",
			),
			audit: list(
				"tax audit | statutory audit | society audit | stock checks of banks | internal audit | trusts and schools",
			),
			"company-formation": list(
				"private limited companies | LLPs | partnership deeds | Udyam registration | ROC filings | start-up recognition",
			),
			"accounts-and-payroll": list(
				"monthly books in Tally | salary sheets | PF and ESI | hotel accounts | stock registers | cash flow reports",
			),
		},
		says: [
			"Papers by WhatsApp, originals stay with you.",
			"You hear the fee before the work.",
			"A reminder comes a week before each date.",
			"Figures are explained in plain words.",
			"First talk on the phone costs nothing.",
			"Replies on the same working day.",
		],
	},
	advocates: {
		work: [],
		choices: {
			civil: list(
				"recovery of money | tenancy | contracts | injunctions | accident claims | wills and succession",
			),
			criminal: list("bail | cheque bounce | trial work | cyber fraud | appeals | quashing of complaints"),
			family: list(
				"divorce by consent | maintenance | custody | court marriage | adoption papers | settlement by mediation",
			),
			"property-and-revenue": list(
				"title search | sale deeds | partition | mutation | demarcation | leave to buy land in Himachal",
			),
			consumer: list(
				"insurance claims | builders who delay | bank disputes | defective goods | hospital bills | online purchases",
			),
			"labour-and-service": list(
				"dismissal | gratuity and wages | pension | government service | PF and ESI | transfer matters",
			),
			"company-and-tax": list(
				"agreements | trade marks | GST appeals | company law | arbitration | income tax appeals",
			),
		},
		says: [
			"You are told first whether a case is worth its costs.",
			"Dates are sent by message.",
			"Fee in steps, each with a receipt.",
			"I read the papers before we meet.",
			"Talks in Hindi, English or Pahari.",
			"Opinion in writing within three days.",
		],
	},
	"pandit-for-puja": {
		work: [],
		choices: {
			"home-puja-and-katha": list(
				"griha pravesh | satyanarayan katha | rudrabhishek | sundarkand | bhumi pujan | shop openings | navgrah shanti",
			),
			wedding: list(
				"phere | sagai | haldi and shanti | Arya Samaj rites | pahari weddings | muhurat from both kundlis",
			),
			sanskar: list("namkaran | mundan | janeu | annaprashan | godh bharai | karnavedh"),
			"shradh-and-last-rites": list(
				"antim sanskar | garud puran path | tehravi | barsi | pind daan | pitra shradh",
			),
		},
		says: [
			"The meaning is explained in Hindi.",
			"Samagri list by message, or I bring it.",
			"On time for the muhurat.",
			"Dakshina as you are able, from the amount given here.",
			"Two more pandits come for larger pujas.",
			"Learnt from my father.",
		],
	},
	"astrology-consultation": {
		work: [],
		choices: {
			"vedic-astrology": list(
				"kundli reading | matching for marriage | work and business | muhurat | children's studies | prashna",
			),
			numerology: list("name spelling | mobile numbers | house numbers | business names | vehicle numbers"),
			palmistry: list("both hands | health of mind | work | marriage lines | talks with a printed palm"),
			tarot: list(
				"three-card answers | love and work | yearly spreads | talks by video | decisions between two ways",
			),
		},
		says: [
			"No fear is sold here.",
			"By phone or at my place.",
			"A written answer in two days.",
			"One sitting is forty minutes.",
			"Birth time to the minute, please.",
			"Remedies are simple and cheap.",
		],
	},
	"vastu-consultation": {
		work: list(
			"houses and plots | flats | shops | hotels | factories | temple rooms | plans before building",
		),
		says: [
			"Remedies without breaking walls.",
			"A compass, a plan and two hours.",
			"The report has drawings.",
			"I was an engineer before.",
			"Sites are visited, photos alone mislead.",
			"Questions after the visit are free.",
		],
	},
};
