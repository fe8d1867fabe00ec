import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";
import type { InterfaceIcon } from "../../../ui/icon-names.ts";
import type { Brand } from "../../brand.ts";

const kinds: { kind: keyof Brand["social"]; icon: InterfaceIcon; label: () => string }[] = [
	{ kind: "messaging", icon: "message-circle", label: () => m["shell.social.messaging"]() },
	{ kind: "photos", icon: "camera", label: () => m["shell.social.photos"]() },
	{ kind: "network", icon: "users", label: () => m["shell.social.network"]() },
];

/** The operator's social links; a deployment may leave any of them out. */
export function SocialLinks({ brand: { social }, className }: { brand: Brand; className: string }) {
	const shown = kinds.filter(({ kind }) => social[kind] !== "");
	if (shown.length === 0) return null;
	return (
		<ul aria-label={m["shell.social.title"]({ brand: m["brand.name"]() })}>
			{shown.map(({ kind, icon, label }) => (
				<li key={kind}>
					<a href={social[kind]} rel="noopener" className={className}>
						<Icon name={icon} />
						{label()}
					</a>
				</li>
			))}
		</ul>
	);
}
