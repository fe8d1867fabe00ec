import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { publicCatalogue } from "../../catalogue/catalogue.contract.ts";
import { publicJobs } from "../job-board.contract.ts";
import { jobPosting } from "./job-posting.ts";
import { loader, meta } from "./job-details.tsx";
import { loadJobList } from "./job-list-loader.ts";
import { jobPlaceLine } from "./job-words.ts";
import { publicJob } from "./public-job.ts";

const job = {
	_id: "0190a1b2-0000-7000-8000-000000000001",
	description: 'Wiring & fitting\n</script><b>"daily"</b>',
	createdBy: { _id: "0190a1b2-0000-7000-8000-000000000002" },
	reachablePersonName: "Sunita Thakur",
	firmName: "Thakur Works",
	address: {
		pincodeData: {
			poName: "Mandi H.O",
			cityBlock: "",
			district: "Mandi",
			stateName: "Himachal Pradesh",
			pincode: "175001",
		},
	},
	jobCategoryId: { _id: "0190a1b2-0000-7000-8000-000000000003", jobCategoryName: "Electrician" },
	applies: [],
	applicationsCount: 3,
	status: { type: "active" as const, date: "2026-11-01T00:00:00.000Z" },
	createdAt: "2026-11-01T00:00:00.000Z",
	expiresAt: "2026-12-31T00:00:00.000Z",
	abilities: {
		apply: true,
		unapply: false,
		close: false,
		delete: false,
		seeApplicants: false,
		showNumber: false,
	},
};

const page = {
	matches: [
		{ id: "root", loaderData: { brand: { name: "Nukkad", origin: "https://n.example", gstState: null } } },
	],
};

const written = () => {
	const descriptor = jobPosting(page, job);
	return "script:ld+json" in descriptor ? descriptor["script:ld+json"] : undefined;
};

test("describes the job as schema.org defines it", () => {
	expect(written()).toMatchObject({
		"@type": "JobPosting",
		url: "https://n.example/jobs/0190a1b2-0000-7000-8000-000000000001",
		title: "Electrician",
		datePosted: "2026-11-01T00:00:00.000Z",
		validThrough: "2026-12-31T00:00:00.000Z",
		hiringOrganization: { "@type": "Organization", name: "Thakur Works" },
		jobLocation: {
			"@type": "Place",
			address: {
				addressLocality: "Mandi",
				addressRegion: "Himachal Pradesh",
				postalCode: "175001",
				addressCountry: "IN",
			},
		},
		directApply: true,
	});
	expect(written()).not.toHaveProperty("employmentType");
});

test("escapes HTML in the user's texts", () => {
	expect(written()).toMatchObject({
		description: 'Wiring &amp; fitting<br>&lt;/script&gt;&lt;b&gt;"daily"&lt;/b&gt;',
	});
});

test("keeps the person's name out of structured data and cached pages", () => {
	expect(JSON.stringify(written())).not.toContain("Sunita");
	expect(JSON.stringify(publicJob(job))).not.toContain("Sunita");
});

test("truncates a long firm name and a long description without breaking characters", () => {
	const long = { ...job, firmName: "😀".repeat(60), description: "😀".repeat(200) };
	const location = { pathname: "/jobs/1", search: "", hash: "", state: null, key: "" };
	const given = {
		...page,
		location,
		params: { jobId: job._id },
		loaderData: { job: long },
		error: undefined,
	};
	// oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion
	const head = JSON.stringify(meta(given as unknown as Parameters<typeof meta>[0]));
	expect(head).toContain("😀…");
	expect(head).not.toMatch(/\\ud[89a-f]/);
});

test("shows a repeated place name once", () => {
	const { pincodeData } = job.address;
	expect(jobPlaceLine(pincodeData)).toBe("Mandi H.O, Mandi, Himachal Pradesh 175001");
	expect(jobPlaceLine({ ...pincodeData, poName: "Mandi", cityBlock: "Sadar" })).toBe(
		"Mandi, Sadar, Himachal Pradesh 175001",
	);
});

test("loads no contact person for public pages", async () => {
	const context = new RouterContextProvider();
	context.set(publicCatalogue, {
		search: async () => ({ asked: { service: "", place: "" }, services: [], nearest: [], locations: [] }),
		home: async () => ({ popular: [], sectors: [] }),
		landing: async () => null,
		locations: async () => [],
		nearestPlaces: async () => [],
		serviceMeant: async () => null,
		placeMeant: async () => null,
	});
	context.set(publicJobs, {
		open: async () => ({ jobs: [job], nextCursor: null }),
		details: async () => job,
	});
	const url = new URL("https://n.example/jobs");
	const request = new Request(url);
	const list = await loadJobList(context, request);
	const pattern = "/jobs/:jobId";
	const details = await loader({ context, request, url, pattern, params: { jobId: job._id } });
	expect(list.list?.jobs).toMatchObject([{ firmName: "Thakur Works" }]);
	expect(details.data.job).toMatchObject({ firmName: "Thakur Works" });
	expect(JSON.stringify([list, details.data])).not.toContain("Sunita");
});
