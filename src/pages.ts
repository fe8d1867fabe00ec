import type { Access } from "./platform/access.ts";

export type Page = {
	path: string;
	/** The route module, below src/. */
	file: string;
	/** Who may open it. Staff pages are shown in the back office. */
	access: Access;
	/** Search engines may list it. */
	isListed?: true;
	/** Names the route if several use one file. */
	id?: string;
};

/** Every page of the product. Routes, robots.txt, the sitemap, reserved slugs, page counts and menus read this list. */
export const pages: readonly Page[] = [
	{ path: "/", file: "shell/web/home/home.tsx", access: "public", isListed: true },
	{ path: "/search", file: "shell/web/search/search.tsx", access: "public" },
	{ path: "/about-us", file: "shell/web/static/about-us.tsx", access: "public", isListed: true },
	{ path: "/terms", file: "shell/web/static/terms.tsx", access: "public", isListed: true },
	{ path: "/privacy", file: "shell/web/static/privacy.tsx", access: "public", isListed: true },
	{ path: "/refund-policy", file: "shell/web/static/refund-policy.tsx", access: "public", isListed: true },
	{
		path: "/review-rules",
		file: "shell/web/static/review-rules.tsx",
		access: "public",
		isListed: true,
	},
	{ path: "/offline", file: "shell/web/static/offline.tsx", access: "public" },
	{ path: "/robots.txt", file: "shell/web/frame/robots.ts", access: "public" },
	{ path: "/profile-actions", file: "shell/web/account/account-page.tsx", access: "signed-in" },
	{ path: "/create-profile", file: "profiles/web/create-profile.tsx", access: "signed-in" },
	{ path: "/add-experience", file: "profiles/web/add-experience.tsx", access: "signed-in" },
	{ path: "/add-education", file: "profiles/web/add-education.tsx", access: "signed-in" },
	{ path: "/today", file: "back-office/web/today/today.tsx", access: "staff" },
	{ path: "/registrations", file: "listings/web/staff/registrations.tsx", access: "managers" },
	{ path: "/registrations/:id", file: "shell/web/listings/review-listing.tsx", access: "managers" },
	{ path: "/professionalappl", file: "shell/web/listings/staff-professionals.tsx", access: "staff" },
	{ path: "/number-reports", file: "leads/web/number-reports/number-reports.tsx", access: "staff" },
	{ path: "/staff/reports", file: "safety/web/safety-screen.tsx", access: "managers" },
	{ path: "/reviews", file: "reviews/web/staff/reviews-screen.tsx", access: "managers" },
	{ path: "/staff", file: "accounts/web/staff-page.tsx", access: "admin" },
	{ path: "/subscriptions", file: "subscriptions/web/staff/plans.tsx", access: "managers" },
	{ path: "/subscriptions/ending", file: "subscriptions/web/staff/ending-plans.tsx", access: "managers" },
	{ path: "/subscriptions/:planId", file: "subscriptions/web/staff/plan-purchases.tsx", access: "managers" },
	{ path: "/referral/payouts", file: "referrals/web/dashboard/payouts.tsx", access: "admin" },
	{ path: "/sectors", file: "catalogue/web/staff/sectors.tsx", access: "staff" },
	{ path: "/services", file: "catalogue/web/staff/services.tsx", access: "staff" },
	{ path: "/services/:serviceId", file: "catalogue/web/staff/service.tsx", access: "staff" },
	{ path: "/services/:serviceId/fields", file: "shell/web/home/service-fields.tsx", access: "staff" },
	{ path: "/translations", file: "catalogue/web/staff/translations.tsx", access: "staff" },
	{ path: "/people/:userId", file: "back-office/web/people/person.tsx", access: "managers" },
	{ path: "/payments", file: "back-office/web/payments/payments-screen.tsx", access: "admin" },
	{
		path: "/payments/:merchantTransactionId",
		file: "payments/web/staff/payment-details.tsx",
		access: "admin",
	},
	{ path: "/invoices", file: "invoices/web/staff/invoices-screen.tsx", access: "admin" },
	{ path: "/insights", file: "insights/web/insights-screen.tsx", access: "managers" },
	{ path: "/notices", file: "notices/web/staff/notices-screen.tsx", access: "admin" },
	{ path: "/audit", file: "back-office/web/audit/audit.tsx", access: "admin" },
	{ path: "/dashboard", file: "accounts/web/dashboard.tsx", access: "signed-in" },
	{ path: "/add-service", file: "shell/web/listings/add-service.tsx", access: "signed-in" },
	{ path: "/myservices", file: "shell/web/listings/my-services.tsx", access: "signed-in" },
	{ path: "/favourites", file: "listings/web/favourites/favourites-page.tsx", access: "signed-in" },
	{ path: "/professionals/:id", file: "shell/web/listings/manage-listing.tsx", access: "signed-in" },
	{ path: "/profile/:userId", file: "shell/web/account/profile-page.tsx", access: "public", isListed: true },
	{ path: "/referral", file: "shell/web/account/referral-page.tsx", access: "signed-in" },
	{ path: "/notifications", file: "notifications/web/notifications-page.tsx", access: "signed-in" },
	{ path: "/notifications/settings", file: "notifications/web/settings-page.tsx", access: "signed-in" },
	{ path: "/leads", file: "leads/web/list/lead-list.tsx", access: "public", isListed: true },
	{ path: "/lead/new", file: "leads/web/form/lead-form-page.tsx", access: "public" },
	{ path: "/lead/:leadId", file: "leads/web/details/lead-details.tsx", access: "public" },
	{ path: "/lead/:leadId/offers", file: "leads/web/offers/lead-offers.tsx", access: "signed-in" },
	{ path: "/create-lead-success", file: "leads/web/form/lead-created.tsx", access: "public" },
	{ path: "/jobs", file: "job-board/web/job-list.tsx", access: "public", isListed: true },
	{ path: "/jobs/new", file: "job-board/web/new-job.tsx", access: "signed-in" },
	{ path: "/jobs/seeking", file: "shell/web/account/job-seeking.tsx", access: "signed-in" },
	{ path: "/jobs/applied", file: "job-board/web/applied/applied-jobs.tsx", access: "signed-in" },
	{ path: "/jobs/:jobId", file: "job-board/web/job-details.tsx", access: "public", isListed: true },
	{ path: "/applicants", file: "job-board/web/applicants.tsx", access: "signed-in" },
	{
		path: "/:profId/choose-subscription",
		file: "shell/web/listings/choose-subscription.tsx",
		access: "signed-in",
	},
	{ path: "/professional/:id/details", file: "listings/web/questions/add-details.tsx", access: "signed-in" },
	{
		path: "/professional/:profId/subscriptions",
		file: "shell/web/listings/listing-subscriptions.tsx",
		access: "signed-in",
	},
	{ path: "/credits", file: "subscriptions/web/credits/credits.tsx", access: "signed-in" },
	{ path: "/loading", file: "listings/web/own/loading-page.tsx", access: "signed-in" },
	{ path: "/phonepe-loading", file: "payments/web/paying-page.tsx", access: "signed-in" },
	{
		path: "/payment-status/:merchantTransactionId",
		file: "shell/web/account/payment-status.tsx",
		access: "signed-in",
	},
	{ path: "/how-we-rank", file: "listings/web/list/how-we-rank.tsx", access: "public", isListed: true },
	{
		path: "/show-service/:serviceName/:choiceName?/:location/*",
		file: "listings/web/list/category-page.tsx",
		access: "public",
		isListed: true,
		id: "show-service",
	},
	{
		path: "/show-service/:serviceName",
		file: "listings/web/list/category-page.tsx",
		access: "public",
		isListed: true,
		id: "show-service-anywhere",
	},
	{
		path: "/show-service-details/:profId",
		file: "shell/web/listings/details-page.tsx",
		access: "public",
		isListed: true,
	},
	{ path: "/image-gallery", file: "listings/web/details/gallery-page.tsx", access: "public", isListed: true },
	{
		path: "/:slug",
		file: "listings/web/list/category-page.tsx",
		access: "public",
		isListed: true,
		id: "landing",
	},
	{ path: "/*", file: "shell/web/static/not-found.tsx", access: "public" },
];

/** Who may open the page with this path; throws if there is none. */
export function accessOf(path: string): Access {
	const page = pages.find((one) => one.path === path);
	if (page === undefined) throw new Error(`no page has the path ${path}`);
	return page.access;
}

const staffAccess = ["staff", "managers", "admin"] as const;
type StaffAccess = (typeof staffAccess)[number];

const staffAccessIn = ({ access }: Page): StaffAccess | undefined =>
	staffAccess.find((one) => one === access);

/** Whether the page belongs to the back office. */
export const isStaffPage = (page: Page) => staffAccessIn(page) !== undefined;

/** Who may open the staff page with this route id; only admins if there is none. */
export function staffAccessOf(routeId = ""): StaffAccess {
	const page = pages.find(({ file }) => file.replace(/\.tsx$/, "") === routeId);
	return (page && staffAccessIn(page)) ?? "admin";
}
