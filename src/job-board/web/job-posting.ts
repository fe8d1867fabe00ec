import type { MetaDescriptor } from "react-router";
import { pageUrl, siteOf } from "../../platform/web/page-meta.ts";
import type { JobAnswer } from "../job-board.contract.ts";
import { jobAddress } from "./job-address.ts";

/** Search engines read a job's description as HTML, so the user's text is escaped. */
const asHtml = (text: string) =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll(/\r\n|\r|\n/g, "<br>");

/**
 * Structured data for search engines (schema.org JobPosting), with public facts only. Jobs do not say whether they are
 * full-time, so employmentType is missing. React Router escapes "<" in it.
 */
export function jobPosting(page: Parameters<typeof pageUrl>[0], job: JobAnswer): MetaDescriptor {
	const { cityBlock, district, stateName, pincode } = job.address.pincodeData;
	const url = pageUrl(page, jobAddress(job._id));
	return {
		"script:ld+json": {
			"@context": "https://schema.org",
			"@type": "JobPosting",
			"@id": url,
			url,
			title: job.jobCategoryId.jobCategoryName,
			description: asHtml(job.description),
			datePosted: job.createdAt,
			validThrough: job.expiresAt,
			identifier: { "@type": "PropertyValue", name: siteOf(page).name, value: job._id },
			hiringOrganization: { "@type": "Organization", name: job.firmName },
			jobLocation: {
				"@type": "Place",
				address: {
					"@type": "PostalAddress",
					addressLocality: cityBlock || district,
					addressRegion: stateName,
					postalCode: pincode,
					addressCountry: "IN",
				},
			},
			// People apply on this page itself.
			directApply: true,
		},
	};
}
