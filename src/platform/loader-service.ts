import { createContext, type RouterContext } from "react-router";

type Registry = Record<symbol, RouterContext | undefined>;

/**
 * The key of a module's service in React Router's context: a public page's loader calls it without HTTP. The web
 * bundle and Node each load their own copy of this module, so the key is kept on globalThis, which both share.
 */
export function loaderService<Service>(name: string): RouterContext<Service> {
	const registry = globalThis as unknown as Registry;
	const symbol = Symbol.for(`nukkad.loader-service.${name}`);
	registry[symbol] ??= createContext();
	return registry[symbol] as RouterContext<Service>;
}
