import type { Config } from "@react-router/dev/config";
import { buildDirectory, buildLocale } from "./scripts/build-locale.ts";

export default {
	appDirectory: "src",
	buildDirectory: buildDirectory(buildLocale),
	ssr: true,
	// All routes are known from the start: on a weak line no tap first asks the server which page it leads to.
	routeDiscovery: { mode: "initial" },
	// Few pages can be split, and the pieces make the list of routes longer, which every visitor loads.
	splitRouteModules: false,
} satisfies Config;
