import type { MetaDescriptor } from "react-router";
import { absolute } from "../../platform/web/page-meta.ts";
import { profileAddress } from "../profile-addresses.ts";
import type { ProfileAnswer } from "../profiles.contract.ts";

/**
 * Tells search engines whose page this is (schema.org ProfilePage), in what everybody reads on it anyway. The links
 * elsewhere are left out: nobody has checked that those pages are this person's. React Router writes "<" in it as an
 * escape, so that no bio can end the script.
 */
export function personData(page: Parameters<typeof absolute>[0], profile: ProfileAnswer): MetaDescriptor {
	const { user, bio, skills, company, location, profileImage } = profile;
	const url = absolute(page, profileAddress(user._id));
	// Pictures may come from a network of their own, whose addresses are whole already.
	const image = profileImage?.startsWith("/") ? absolute(page, profileImage) : profileImage;
	return {
		"script:ld+json": {
			"@context": "https://schema.org",
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
		},
	};
}
