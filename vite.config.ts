import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildLocale } from "./scripts/build-locale.ts";
import { frameChunks } from "./scripts/frame-chunks.ts";
import { paraglide } from "./scripts/paraglide.ts";
import { singleLocale } from "./scripts/single-locale.ts";
import { tighterChunks } from "./scripts/tighter-chunks.ts";

export default defineConfig(({ command }) => ({
	plugins: [
		// Builds find the texts compiled.
		command === "serve" && paraglideVitePlugin(paraglide),
		tailwindcss(),
		reactRouter(),
		frameChunks(),
		singleLocale(buildLocale),
		tighterChunks(),
	],
	build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
}));
