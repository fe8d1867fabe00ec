import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { frameChunks } from "./scripts/frame-chunks.ts";
import { paraglide } from "./scripts/paraglide.ts";
import { singleLocale } from "./scripts/single-locale.ts";

export default defineConfig({
	plugins: [paraglideVitePlugin(paraglide), tailwindcss(), reactRouter(), frameChunks(), singleLocale()],
	build: { target: "es2022", assetsInlineLimit: 0 },
});
