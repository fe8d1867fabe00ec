import type { StarterSector } from "./starter-catalogue.types.ts";

/**
 * Chartered accountants and advocates, consulted from anywhere in India. Their professional rules forbid
 * advertising, so these forms have neither fees nor pictures.
 */
export const professionalAdvice: StarterSector = {
	sector: "Professional advice",
	s3PathName: "professional-advice",
	description: "Chartered accountants and advocates, wherever in India you live.",
	services: [
		{
			type: "CA",
			slug: "ca",
			description:
				"Chartered accountants across India for income tax, GST, audit, company formation and accounts.",
			aliases: [
				"chartered accountant",
				"accountant",
				"itr",
				"income tax return",
				"gst return",
				"tax consultant",
				"audit",
				"munim",
				"सीए",
				"चार्टर्ड अकाउंटेंट",
			],
			icon: "calculator",
			cardType: "profile",
			callIcon: true,
			paymentRequired: true,
			comingSoon: false,
			multipleRegistration: false,
			imagesAsked: false,
			locations: ["pan-india"],
			choices: [
				{
					name: "Income Tax",
					slug: "income-tax",
					fields: [
						{
							name: "Returns for",
							type: "String",
							enum: [
								"Salary and pension",
								"House property",
								"Capital gains",
								"Business and profession",
								"Non-residents",
								"Firms and companies",
								"Trusts and societies",
							],
							multiple: true,
						},
						{ name: "Notices, appeals and refunds", type: "Boolean" },
					],
				},
				{
					name: "GST",
					slug: "gst",
					fields: [
						{
							name: "GST work",
							type: "String",
							enum: [
								"Registration",
								"Monthly and quarterly returns",
								"Composition scheme",
								"Annual return",
								"E-invoice and e-way bill",
								"Refunds",
								"Notices and departmental audit",
								"Cancellation",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Audit",
					slug: "audit",
					fields: [
						{
							name: "Kinds of audit",
							type: "String",
							enum: [
								"Statutory audit",
								"Tax audit",
								"Internal audit",
								"Bank audit",
								"Stock audit",
								"Co-operative society",
								"Trust and NGO",
								"Information systems",
							],
							multiple: true,
						},
						{ name: "Peer review certificate valid until", type: "Date" },
					],
				},
				{
					name: "Company Formation",
					slug: "company-formation",
					fields: [
						{
							name: "Forms and filings",
							type: "String",
							enum: [
								"Private limited company",
								"One person company",
								"LLP",
								"Partnership firm",
								"Section 8 company",
								"Startup India recognition",
								"Udyam registration",
								"Yearly ROC filings",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Accounts and Payroll",
					slug: "accounts-and-payroll",
					fields: [
						{
							name: "Software",
							type: "String",
							enum: ["Tally Prime", "Busy", "Marg", "Zoho Books", "QuickBooks", "Excel"],
							multiple: true,
						},
						{ name: "PF and ESI returns", type: "Boolean" },
					],
				},
			],
			fields: [
				{
					name: "Membership",
					description: "As it stands in the members' register of the ICAI.",
					fields: [
						{
							name: "ICAI membership number",
							type: "String",
							required: true,
							description: "Six digits.",
							private: true,
						},
						{ name: "Grade", type: "String", enum: ["ACA", "FCA"], required: true, card: "summary" },
						{ name: "Certificate of practice", type: "Boolean" },
					],
				},
				{ name: "Practice", type: "Number", card: "summary", unit: "years in practice" },
				{
					name: "Firm",
					fields: [
						{ name: "Kind of firm", type: "String", enum: ["Practises alone", "Partnership", "LLP"] },
						{
							name: "Firm registration number",
							type: "String",
							description: "With the region's letter, for example 012345N.",
							private: true,
						},
					],
				},
				{
					name: "Languages",
					type: "String",
					enum: [
						"Hindi",
						"English",
						"Punjabi",
						"Pahari",
						"Kannada",
						"Tamil",
						"Telugu",
						"Marathi",
						"Gujarati",
						"Bengali",
					],
					multiple: true,
					required: true,
				},
				{
					name: "Ways to meet",
					type: "String",
					enum: ["At the office", "Phone", "Video call", "At the client's place"],
					multiple: true,
				},
				{
					name: "Clients",
					type: "String",
					enum: [
						"Salaried people",
						"Pensioners",
						"Shopkeepers",
						"Hotels and home stays",
						"Contractors",
						"Exporters",
						"Start-ups",
						"NGOs",
					],
					multiple: true,
				},
				{
					name: "Office hours",
					type: "String",
					description: "For example 10 am to 6 pm, Monday to Saturday.",
				},
				{
					name: "Mobile",
					type: "String",
					description: "The office's number, where clients reach your staff.",
					private: true,
				},
				{
					name: "Consent",
					type: "Boolean",
					required: true,
					description:
						"I am a member of the ICAI, these particulars are true, and showing them here is in keeping with its code.",
				},
			],
		},
		{
			type: "Advocates",
			slug: "advocates",
			description:
				"Advocates across India for civil, criminal, family, property, consumer and business matters.",
			aliases: [
				"advocate",
				"lawyer",
				"vakil",
				"wakeel",
				"legal advice",
				"court case",
				"divorce lawyer",
				"property lawyer",
				"वकील",
				"अधिवक्ता",
			],
			icon: "scale",
			cardType: "profile",
			callIcon: true,
			paymentRequired: true,
			comingSoon: false,
			multipleRegistration: false,
			imagesAsked: false,
			locations: ["pan-india"],
			choices: [
				{
					name: "Civil",
					slug: "civil",
					fields: [
						{
							name: "Civil matters",
							type: "String",
							enum: [
								"Recovery of money",
								"Injunction",
								"Contracts",
								"Tenancy",
								"Accident claims",
								"Wills and succession",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Criminal",
					slug: "criminal",
					fields: [
						{
							name: "Criminal matters",
							type: "String",
							enum: [
								"Bail",
								"Trial",
								"Cheque bounce",
								"Cyber crime",
								"NDPS cases",
								"Appeal and revision",
								"Quashing",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Family",
					slug: "family",
					fields: [
						{
							name: "Family matters",
							type: "String",
							enum: [
								"Divorce by consent",
								"Contested divorce",
								"Maintenance",
								"Custody",
								"Domestic violence",
								"Court marriage",
								"Adoption and guardianship",
							],
							multiple: true,
						},
						{ name: "Mediation offered", type: "Boolean" },
					],
				},
				{
					name: "Property and Revenue",
					slug: "property-and-revenue",
					fields: [
						{
							name: "Property matters",
							type: "String",
							enum: [
								"Title search",
								"Sale deed and registration",
								"Partition",
								"Mutation",
								"Demarcation",
								"Land acquisition",
								"RERA complaints",
								"Leave to buy land in a hill State",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Consumer",
					slug: "consumer",
					fields: [
						{
							name: "Consumer matters",
							type: "String",
							enum: [
								"Insurance claims",
								"Builders",
								"Banks",
								"Defective goods",
								"Hospitals",
								"Online purchases",
								"Travel",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Labour and Service",
					slug: "labour-and-service",
					fields: [
						{
							name: "Service matters",
							type: "String",
							enum: [
								"Dismissal",
								"Wages and gratuity",
								"PF and ESI",
								"Government service",
								"Pension",
								"Harassment at work",
							],
							multiple: true,
						},
					],
				},
				{
					name: "Company and Tax",
					slug: "company-and-tax",
					fields: [
						{
							name: "Business matters",
							type: "String",
							enum: [
								"Agreements",
								"Trade marks",
								"Company law",
								"Insolvency",
								"GST appeals",
								"Income tax appeals",
								"Arbitration",
							],
							multiple: true,
						},
					],
				},
			],
			fields: [
				{
					name: "Enrolment",
					fields: [
						{
							name: "State Bar Council",
							type: "String",
							enum: [
								"Himachal Pradesh",
								"Punjab and Haryana",
								"Delhi",
								"Uttarakhand",
								"Uttar Pradesh",
								"Karnataka",
								"Maharashtra and Goa",
								"Rajasthan",
								"Another State",
							],
							required: true,
						},
						{
							name: "Enrolment number",
							type: "String",
							required: true,
							description: "As on your enrolment certificate, with the year.",
							private: true,
						},
						{ name: "Enrolled on", type: "Date" },
						{ name: "All India Bar Examination passed", type: "Boolean" },
					],
				},
				{ name: "Standing", type: "Number", card: "summary", unit: "years at the bar" },
				{
					name: "Main court",
					type: "String",
					enum: [
						"Supreme Court",
						"High Court",
						"District and Sessions Court",
						"Family Court",
						"Revenue courts",
						"Consumer Commission",
						"Tribunals",
					],
					required: true,
					card: "summary",
				},
				{
					name: "Place of practice",
					type: "String",
					description: "The court complex, for example District Court Kullu.",
				},
				{
					name: "Languages",
					type: "String",
					enum: ["Hindi", "English", "Punjabi", "Urdu", "Pahari", "Kannada", "Konkani", "Marathi", "Bengali"],
					multiple: true,
				},
				{
					name: "Consultation",
					type: "String",
					enum: ["At the chamber", "Phone", "Video call", "Opinion in writing"],
					multiple: true,
				},
				{
					name: "Takes legal aid cases",
					type: "Boolean",
					description: "You are on the panel of a Legal Services Authority.",
				},
				{ name: "Mobile", type: "String", description: "The number of your clerk or junior.", private: true },
				{
					name: "Consent",
					type: "Boolean",
					required: true,
					description:
						"I am enrolled as an advocate, these particulars are true, and I publish them without soliciting work.",
				},
			],
		},
	],
};
