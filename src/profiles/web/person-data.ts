import type { MetaDescriptor } from "react-router";
import { absolute, pageUrl } from "../../platform/web/page-meta.ts";
import { structured } from "../../platform/web/structured-data.ts";
import { profileAddress } from "../profile-addresses.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";

/**
 * Structured data for search engines (schema.org ProfilePage), with public facts only. It leaves out links to other
 * sites, because no one has checked that those pages belong to this person.
 */
export function personData(page: Parameters<typeof absolute>[0], profile: ProfileAnswer): MetaDescriptor {
	const { user, bio, skills, company, location, profileImage } = profile;
	const url = pageUrl(page, profileAddress(user._id));
	// Pictures can come from a CDN, whose URLs are absolute already.
	const image = profileImage?.startsWith("/") ? absolute(page, profileImage) : profileImage;
	return structured({
		"@type": "ProfilePage",
		"@id": url,
		url,
		mainEntity: {
			"@type": "Person",
			name: user.name,
			...(bio !== "" && { description: bio }),
			...(image && { image }),
			...(skills.length > 0 && { knowsAbout: skills }),
			...(company !== "" && { worksFor: { "@type": "Organization", name: company } }),
			...(location !== "" && { homeLocation: { "@type": "Place", name: location } }),
		},
	});
}
