import { expect, test } from "vitest";
import type { ProfileAnswer } from "../profiles.contract.ts";
import { personData } from "./person-data.ts";

const page = {
	matches: [{ id: "root", loaderData: { brand: { name: "Nukkad", origin: "https://nukkad.in" } } }],
};

const profile: ProfileAnswer = {
	user: { _id: "01900000-0000-7000-8000-000000000001", name: "Asha Negi", avatar: null },
	status: "Professional",
	company: "",
	website: "https://negi.example",
	location: "",
	skills: ["wiring"],
	githubusername: "asha",
	bio: "",
	social: { twitter: "https://x.com/asha", facebook: "", linkedin: "", youtube: "", instagram: "" },
	profileImage: null,
	experience: [],
	education: [],
	abilities: { edit: false },
};

const dataOf = (more: Partial<ProfileAnswer> = {}) => {
	const descriptor = personData(page, { ...profile, ...more });
	return "script:ld+json" in descriptor ? descriptor["script:ld+json"] : undefined;
};

test("describes a person with name and skills, without unchecked links", () => {
	const url = "https://nukkad.in/profile/01900000-0000-7000-8000-000000000001";
	expect(dataOf()).toEqual({
		"@context": "https://schema.org",
		"@type": "ProfilePage",
		"@id": url,
		url,
		mainEntity: { "@type": "Person", name: "Asha Negi", knowsAbout: ["wiring"] },
	});
});

test("includes the profile's fields, and the picture with its absolute URL", () => {
	const fields = { bio: "Twelve years.", company: "Negi Wiring", location: "Mandi" };
	expect(dataOf({ ...fields, profileImage: "/media/profile-photos/a-400.webp" })).toMatchObject({
		mainEntity: {
			description: "Twelve years.",
			image: "https://nukkad.in/media/profile-photos/a-400.webp",
			worksFor: { "@type": "Organization", name: "Negi Wiring" },
			homeLocation: { "@type": "Place", name: "Mandi" },
		},
	});
	expect(dataOf({ profileImage: "https://cdn.example/media/a-400.webp" })).toMatchObject({
		mainEntity: { image: "https://cdn.example/media/a-400.webp" },
	});
});
