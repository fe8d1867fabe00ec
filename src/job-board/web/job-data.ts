import type { MetaDescriptor } from "react-router";
import { absolute, siteOf } from "../../platform/web/page-meta.ts";
import type { JobAnswer } from "../job-board.contract.ts";
import { jobAddress } from "./job-address.ts";

/** Search engines read a job's description as HTML: what a person typed stays text. */
const asHtml = (text: string) =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll(/\r\n|\r|\n/g, "<br>");

/**
 * Tells search engines of the job (schema.org JobPosting), in what everybody reads on its page anyway. Whether it is for
 * the whole day is not asked, so it is not said. React Router writes "<" in it as an escape.
 */
export function jobData(page: Parameters<typeof absolute>[0], job: JobAnswer): MetaDescriptor {
	const { cityBlock, district, stateName, pincode } = job.address.pincodeData;
	const url = absolute(page, jobAddress(job._id));
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
			// Who reads it can apply on this very page.
			directApply: true,
		},
	};
}
