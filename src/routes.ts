import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
	index("shell/web/home.tsx"),
	route("search", "shell/web/search.tsx"),
	route("about-us", "shell/web/about-us.tsx"),
	route("terms", "shell/web/terms.tsx"),
	route("refund-policy", "shell/web/refund-policy.tsx"),
	route("robots.txt", "shell/web/robots.ts"),
	route("sitemap.xml", "shell/web/sitemap.ts"),
	route("profile-actions", "accounts/web/account-page.tsx"),
	route("dashboard", "accounts/web/dashboard.tsx"),
	route("staff", "accounts/web/staff-page.tsx"),
	route("add-service", "shell/web/coming-page.tsx", { id: "add-service" }),
	route("myservices", "shell/web/coming-page.tsx", { id: "my-services" }),
	route("leads", "leads/web/lead-list.tsx"),
	route("lead/new", "leads/web/lead-form-page.tsx"),
	route("lead/:leadId", "leads/web/lead-details.tsx"),
	route("create-lead-success", "leads/web/lead-created.tsx"),
	route(":profId/choose-subscription", "shell/web/choose-subscription.tsx"),
	route("how-we-rank", "listings/web/how-we-rank.tsx"),
	route("show-service/:serviceName/:choiceName?/:location/*", "listings/web/category-page.tsx", {
		id: "show-service",
	}),
	route("show-service-details/:profId", "listings/web/details-page.tsx"),
	route(":slug", "listings/web/category-page.tsx", { id: "landing" }),
	route("*", "shell/web/not-found.tsx"),
] satisfies RouteConfig;
