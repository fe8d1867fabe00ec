/**
 * The bundled directory of post offices: its name, publisher and licence, for screens that show its data. The
 * licence requires that the source is named.
 */
export const pincodeDirectory = {
	name: "All India Pincode Directory",
	publisher: "Department of Posts, Ministry of Communications, Government of India",
	via: "Open Government Data (OGD) Platform India, data.gov.in",
	url: "https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month",
	licence: "Government Open Data License – India (GODL-India)",
	licenceUrl: "https://www.data.gov.in/government-open-data-license-india",
	/** The npm package with the data, under the MIT licence. */
	package: "india-pincode",
	packageVersion: "2.5.9",
	/** The month in which the package was published with this data. */
	published: "August 2026",
	/** Increases with the rules that clean the data, so that a deployment reloads it. */
	rules: 2,
} as const;
